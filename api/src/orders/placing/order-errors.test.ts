import { chooseShipping, editCustomer, readCartInit, readConfirmInit, readItems } from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, fillCart, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const orders = async () => (await shop.db.selectFrom('shopOrder').select('id').execute()).length;

test('an incomplete order returns all validation errors at once, by form and field (H22, M7)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  const before = await orders();

  const { status, problem } = await order(client, { basketConsents: ['privacyAgreement'] });

  expect([status, problem.code, problem.messages[0]?.message]).toEqual([
    422,
    'validation',
    'Ak chcete pokračovať, vyplňte povinné políčka',
  ]);
  expect(problem.validation).toEqual({
    'customer.email': ['Toto políčko nemôže byť prázdne'],
    'customer.firstName': ['Toto políčko nemôže byť prázdne'],
    'customer.lastName': ['Toto políčko nemôže byť prázdne'],
    'customer.street': ['Toto políčko nemôže byť prázdne'],
    'customer.streetNumber': ['Toto políčko nemôže byť prázdne'],
    'customer.postCode': ['Toto políčko nemôže byť prázdne'],
    'customer.city': ['Toto políčko nemôže byť prázdne'],
    'cart.shipping': ['Vyberte spôsob doručenia'],
    'cart.payment': ['Vyberte spôsob platby'],
    'checkoutConsents.regulationsAgreement': ['Bez tohto súhlasu sa objednávka nedá odoslať'],
  });
  expect(await orders()).toBe(before);
});

test('a delivery method that calls the customer requires a phone number (J14)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(editCustomer, { ...customers.sk, mobilePhone: '' });
  await buyer.send(chooseShipping, { shipping: 'balikobox' });

  const { problem } = await order(buyer);

  expect(Object.keys(problem.validation)).toEqual(['customer.mobilePhone', 'cart.shippingPoint', 'cart.payment']);
  expect(problem.body).toEqual({ reloadShipping: true });
});

test('saved customer data is validated again by the current rules when the order is placed', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'ua');
  await sql`update customer set post_code = '95001' where country = 'ua'`.execute(shop.db);

  const { problem } = await order(buyer);

  expect(Object.keys(problem.validation)).toEqual(['customer.postCode']);
});

test('an order with a higher total is refused with the current one', async () => {
  const buyer = await prepareBuyer(shop);

  const { status, problem } = await order(buyer, { total: 9.99 });

  expect([status, problem.code, problem.body]).toEqual([409, 'total-changed', { total: 30.2, named: false }]);
  expect(problem.messages[0]?.message).toMatch(/^Suma objednávky sa zmenila na 30,20\s€/);
  expect((await order(buyer, { total: 30.2 })).status).toBe(200);
});

/** What the page of the buyer shows. */
async function seenBy(buyer: TestClient) {
  const { cartItems, summary } = (await buyer.send(readCartInit)).body;
  const lines = cartItems.map(({ entryId, quantity, price, pricePromo }) => ({
    entryId,
    quantity,
    price: pricePromo ?? price,
  }));
  return { total: summary.total, seen: { cartItems: lines, shippingCost: summary.shippingCost } };
}

/** Sets the price of the dress in minor units; returns how to undo it. */
async function priceDress(price: number) {
  const variantId = Number(await shop.variantId('DRESS-wine-s'));
  const set = (cents: number) =>
    shop.db
      .updateTable('price')
      .set({ price: cents })
      .where('variantId', '=', variantId)
      .where('country', '=', 'sk')
      .execute();
  await set(price);
  return () => set(2499);
}

test('an order names the goods that have become more expensive since the buyer saw them (M7)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'CUSHION-oat-one': 1 });
  const seen = await seenBy(buyer);
  const undo = await priceDress(2999);

  const { status, problem } = await order(buyer, seen);
  await undo();

  expect([status, problem.code, problem.body.named]).toEqual([409, 'total-changed', true]);
  expect(problem.messages[0]?.message.replaceAll('\u00a0', ' ')).toMatch(
    /^Cena sa medzitým zmenila – Šaty.*: teraz 29,99 €, predtým 24,99 €\. Suma objednávky je teraz/,
  );
});

test('an order of the same goods at a lower price is placed at that price (M7)', async () => {
  const buyer = await prepareBuyer(shop);
  const { total, seen } = await seenBy(buyer);
  const undo = await priceDress(1999);

  const otherGoods = { ...seen, cartItems: seen.cartItems.map((line) => ({ ...line, quantity: 2 })) };
  const refused = [await order(buyer, { total }), await order(buyer, { total, seen: otherGoods })];
  const placed = await order(buyer, { total, seen });
  const { body } = await buyer.send(readConfirmInit);
  await undo();

  expect(refused.map(({ problem }) => problem.code)).toEqual(['total-changed', 'total-changed']);
  expect([placed.status, placed.body.total, body.order.summary.total]).toEqual([200, 25.2, 25.2]);
});

test.each([{}, { total: 25.2 }])(
  'a code that ended meanwhile is refused with its own message, with the payload %p (M3, M7)',
  async (payload) => {
    const buyer = await prepareBuyer(shop);
    await buyer.send(readCartInit, { code: 'SECRET' });
    await sql`update discount_code set valid_until = '2026-01-02' where code = 'SECRET'`.execute(shop.db);
    const before = await orders();

    const { status, problem } = await order(buyer, payload);
    await sql`update discount_code set valid_until = null where code = 'SECRET'`.execute(shop.db);

    const words = problem.messages[0]?.message;
    expect([status, words]).toEqual([409, expect.stringMatching(/^Platnosť tohto kódu sa skončila 2\.\s/)]);
    expect(problem.validation).toEqual({ 'cart.discountCode': [words] });
    expect(await orders()).toBe(before);
  },
);

test('an order with too few pieces in stock is refused with the item’s name, and the cart stays unchanged (I8)', async () => {
  const buyer = await prepareBuyer(shop, { 'RARE-ink-one': 2, 'DRESS-wine-s': 1 });
  const rare = Number(await shop.variantId('RARE-ink-one'));
  await shop.db.updateTable('stock').set({ onHand: 1 }).where('variantId', '=', rare).execute();
  const before = await buyer.send(readItems);

  const { status, problem } = await order(buyer);
  const after = await buyer.send(readItems);
  await shop.db.updateTable('stock').set({ onHand: 10 }).where('variantId', '=', rare).execute();

  expect([status, problem.code]).toEqual([409, 'sold-out']);
  expect(problem.body.cartItems).toMatchObject([{ name: 'Rarita', available: 1 }]);
  expect(problem.messages[0]?.message).toContain('Rarita');
  expect(after.body).toEqual(before.body);
});

test('an order whose items are all sold out is refused with its own message (I8)', async () => {
  const buyer = await prepareBuyer(shop, { 'RARE-ink-one': 1 });
  const rare = Number(await shop.variantId('RARE-ink-one'));
  await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', rare).execute();

  const { problem } = await order(buyer);
  await shop.db.updateTable('stock').set({ onHand: 10 }).where('variantId', '=', rare).execute();

  expect([problem.code, problem.messages[0]?.message]).toEqual([
    'sold-out',
    'Objednávku nie je možné realizovať, pretože produkty v košíku sú vypredané',
  ]);
});

test('an empty cart cannot be ordered', async () => {
  const { status, problem } = await order(await startSession(shop.app));

  expect([status, problem.code]).toEqual([409, 'empty-cart']);
});

test('a single-use discount code applies to one order, and another order with it is refused with a changed total', async () => {
  const first = await prepareBuyer(shop);
  const second = await prepareBuyer(shop);
  await first.send(readCartInit, { code: 'SECRET' });
  const cart = await second.send(readCartInit, { code: 'SECRET' });

  const placed = await order(first);
  const refused = await order(second, { total: cart.body.summary.total });

  expect(placed.body.hurraTagManager.amount).toBe(25.2);
  expect([refused.status, refused.problem.code]).toEqual([409, 'total-changed']);
});
