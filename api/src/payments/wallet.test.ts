import {
  addItem,
  choosePayment,
  chooseShipping,
  countries,
  countryCodes,
  type InputOf,
  type placeOrder,
  readCartInit,
  readCheckoutInit,
  readConfirmInit,
  readItems,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { heldAndReserved, openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { ProviderFailure } from './provider.ts';
import { servedBy } from './served-settings.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(() => emptyOrders(shop.db));
afterAll(() => shop.close());

const tokenOf = (card: string) => `demonstration:${card}`;
const GOOD = tokenOf('4444333322221111');
const REFUSED = tokenOf('4000000000000002');
/** A card for which the bank decides a moment later. */
const LATE = tokenOf('4000000000003220');

/** A buyer who only has to confirm the wallet's payment sheet. */
async function meetPayer(country: keyof typeof countries = 'sk') {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, country);
  await buyer.send(choosePayment, { payment: 'wallet' });
  const press = (walletToken: string, key: string, more: Partial<InputOf<typeof placeOrder>> = {}) =>
    order(buyer, { walletToken, ...more }, { 'idempotency-key': key });
  return { buyer, press };
}

const payments = async () =>
  (
    await sql<{
      state: string;
      currency: string;
    }>`select state, currency from payment order by created_at, attempt`.execute(shop.db)
  ).rows;

test.each(countryCodes)('a wallet token pays the order at once in the currency of %s (M4)', async (country) => {
  const { buyer, press } = await meetPayer(country);

  const { body } = await press(GOOD, 'by-wallet');

  expect(body).toMatchObject({ redirect: '/confirm', listener: null });
  const { order: placed } = (await buyer.send(readConfirmInit)).body;
  expect(placed).toMatchObject({ paid: true, payment: { key: 'wallet' } });
  expect(await payments()).toEqual([{ state: 'paid', currency: countries[country].currency }]);
});

test('repeated wallet requests place and pay one order even if the bank’s response was lost (M3)', async () => {
  const { buyer, press } = await meetPayer();
  const { create } = shop.bank.provider;
  const created = jest.fn(create);
  created.mockImplementationOnce(async (payment) => {
    await create(payment);
    throw new ProviderFailure('unknown', 'lost');
  });
  shop.bank.provider.create = created;

  // The bank's webhook may arrive before its answer would have.
  await press(GOOD, 'same');
  const again = await Promise.all([press(GOOD, 'same'), press(GOOD, 'same')]);
  shop.bank.provider.create = create;

  const { rows } = await sql<{ id: string }>`select id from shop_order`.execute(shop.db);
  const outcome = await outcomeOf(buyer, rows[0]?.id ?? '');

  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(outcome).toMatchObject({ paymentStatus: 'success' });
  expect(await payments()).toHaveLength(1);
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(0);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
});

test('a refused token leaves the cart filled, and another card pays the same order once (M8)', async () => {
  const { buyer, press } = await meetPayer();

  const { body } = await press(REFUSED, 'first');
  const orderId = body.redirect?.split('payment-back=')[1] ?? '';
  expect(await outcomeOf(buyer, orderId)).toMatchObject({ paymentStatus: 'failed', failure: 'refused' });
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(1);
  const paid = await press(GOOD, 'second');

  expect(paid.body.redirect).toBe('/confirm');
  expect((await payments()).map(({ state }) => state)).toEqual(['failed', 'paid']);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
});

test('a wallet payment that the bank decides later is awaited through the order stream (M5)', async () => {
  const { buyer, press } = await meetPayer();

  const { body } = await press(LATE, 'late');
  const orderId = body.payment?.orderId ?? '';

  expect(body).toMatchObject({ redirect: null, listener: `/api/checkout/order/${orderId}/events` });
  expect(await outcomeOf(buyer, orderId)).toMatchObject({ paymentStatus: 'success', redirect: '/confirm' });
});

test('an order whose total differs from the wallet sheet is refused with the current total and not charged (M7)', async () => {
  const { buyer, press } = await meetPayer();
  const { total } = (await buyer.send(readCheckoutInit)).body.summary;
  await buyer.send(addItem, { variantId: await shop.variantId('DRESS-wine-m'), quantity: 1 });
  const now = (await buyer.send(readCheckoutInit)).body.summary.total;

  const { status, problem } = await press(GOOD, 'changed', { total });

  expect([status, problem.code, problem.body]).toMatchObject([409, 'total-changed', { total: now }]);
  expect(await payments()).toEqual([]);
});

test('a wallet order without a token is refused (M1)', async () => {
  const { press } = await meetPayer();

  const { status, problem } = await press('', 'none');

  expect([status, Object.keys(problem.validation)]).toEqual([422, ['cart.payment']]);
});

test('the next order does not preselect the wallet of the last one (J2)', async () => {
  const { buyer, press } = await meetPayer();
  await press(GOOD, 'last');
  await buyer.send(addItem, { variantId: await shop.variantId('DRESS-wine-m'), quantity: 1 });

  const { shipping, payment, lastOrder } = (await buyer.send(readCheckoutInit)).body;
  await buyer.send(chooseShipping, { shipping: 'courier' });

  expect([shipping, payment, lastOrder?.lapsed, lastOrder?.paymentName]).toEqual(['courier', null, [], '']);
});

test('the cart lists the wallets and the required agreements that using them accepts (M1, L4)', async () => {
  const { buyer } = await meetPayer();
  const { wallets, agreements } = (await buyer.send(readCheckoutInit)).body;

  const { express } = (await buyer.send(readCartInit)).body;

  expect(express).toEqual({ wallets, agreed: agreements.filter(({ required }) => required).map(({ text }) => text) });
  expect(wallets.length).toBeGreaterThan(0);
});

test('no wallet is offered if the provider supports none (M1)', () => {
  const method = {
    key: 'courier',
    payments: [
      { key: 'card', provider: 'online' },
      { key: 'wallet', provider: 'online' },
    ],
  };
  const source = {
    of: () => ({ code: 'sk', methods: [method] }) as unknown as CountrySettings,
  } as unknown as SettingsSource;

  const served = servedBy({ serves: () => true, wallets: () => [] }, source).of('sk');

  expect(served.methods.map(({ payments: offered }) => offered.map(({ key }) => key))).toEqual([['card']]);
});
