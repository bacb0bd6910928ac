import {
  type CheckoutInit,
  choosePayment,
  chooseShipping,
  editCustomer,
  expressOrderPage,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
  type WalletOffer,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, easyBotChallenge, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { enterCheckout } from '../page/enter-checkout.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

const google: WalletOffer = {
  name: 'Google Pay',
  supportedMethods: 'https://google.com/pay',
  data: {},
  isDemonstration: true,
};
const payments = [
  { key: 'card', name: 'Platba kartou', description: '', cost: 3.99, disabled: false, order: 1 },
  { key: 'wallet', name: 'Peňaženka', description: '', cost: 3.99, disabled: false, order: 2 },
];
const shippingPayment = [
  deliveryMethodOf({ payments }),
  deliveryMethodOf({ key: 'post', name: 'Pošta na adresu', payments }),
];
const cheap = summaryOf({ shippingCost: 2.99, total: 15.98 });
const placed = { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} };

/** The checkout of a guest who has not entered any data. */
async function openCheckout(parts: Partial<CheckoutInit> = {}, url = '/checkout') {
  const { default: checkout } = await messages.sk();
  const init = checkoutInitOf({ customer: null, wallets: [google], shippingPayment, ...parts });
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, init),
      answers(readBotChallenge, easyBotChallenge),
      answers(editCustomer, { customer: guestOf({ email: 'maria.kovacova@example.sk' }) }),
      answers(chooseShipping, ({ shipping }) => ({
        postcode: true,
        orderRecapHandledErrors: [],
        payment: 'wallet',
        summary: shipping === 'post' ? cheap : summaryOf({ total: 16.98 }),
      })),
      answers(choosePayment, { payment: 'wallet', summary: cheap }),
      answers(placeOrder, placed),
    ],
  });
  await enterCheckout(storefront, new URLSearchParams());
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url });
  const sentTo = (path: string) =>
    storefront.sent.filter((request) => request.path === path).map(({ payload }) => payload);
  return { ...page, storefront, sentTo };
}

beforeEach(() => Object.assign(globalThis, { PaymentRequest: class {} }));
afterEach(() => Reflect.deleteProperty(globalThis, 'PaymentRequest'));

async function openSheet(page: Awaited<ReturnType<typeof openCheckout>>) {
  await page.user.click(await page.findByRole('heading', { name: 'Rýchly nákup' }));
  await page.user.click(page.getByRole('button', { name: 'Zaplatiť cez Google Pay' }));
  return page.findByRole('combobox', { name: 'Karta' });
}

test('a guest orders in the wallet sheet with its address and delivery; the server sets the total (M1, M4)', async () => {
  const page = await openCheckout();
  const card = await openSheet(page);

  await page.user.click(page.getAllByRole('radio', { name: /Pošta na adresu/ }).at(-1) as HTMLElement);
  const pay = await page.findByRole('button', { name: /^Zaplatiť 15,98/ });
  await page.user.selectOptions(card, '4444333322221111');
  await page.user.click(pay);

  await waitFor(() => expect(page.sentTo(placeOrder.path)).toHaveLength(1));
  expect(page.sentTo(chooseShipping.path)).toContainEqual({ shipping: 'post', shippingPostcode: '917 01' });
  expect(page.sentTo(editCustomer.path).at(-1)).toMatchObject({
    lastName: 'Kováčová',
    street: 'Hlavná',
    streetNumber: '7',
  });
  expect(page.sentTo(placeOrder.path)[0]).toMatchObject({
    walletToken: 'demonstration:4444333322221111',
    total: 15.98,
    basketConsents: ['regulationsAgreement'],
  });
});

test('a click in the cart opens the sheet with the last delivery selected; if it is too old, the button has the focus (M1)', async () => {
  const page = await openCheckout({ shipping: 'post' }, expressOrderPage);

  expect(await page.findByRole('combobox', { name: 'Karta' })).toBeVisible();
  expect(page.getAllByRole('radio', { name: /Pošta na adresu/ }).at(-1)).toBeChecked();
  page.unmount();
  Object.assign(navigator, { userActivation: { isActive: false } });
  const late = await openCheckout({}, expressOrderPage);

  const button = await late.findByRole('button', { name: 'Zaplatiť cez Google Pay' });
  expect(button).toBeVisible();
  expect(button).toHaveFocus();
  expect(late.queryByRole('combobox', { name: 'Karta' })).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('closing the sheet places no order and restores the previous payment (M1)', async () => {
  const page = await openCheckout({ shipping: 'courier', payment: 'card' });
  await openSheet(page);

  await page.user.click(page.getByRole('button', { name: 'ui.close' }));

  await waitFor(() => expect(page.sentTo(choosePayment.path).at(-1)).toEqual({ payment: 'card' }));
  expect(page.sentTo(placeOrder.path)).toEqual([]);
});

test('an order refused because its total differs from the sheet is reported on the page (M7)', async () => {
  const changed = { code: 'total-changed', status: 409, messages: [], body: { total: 17 } };
  const page = await openCheckout();
  page.storefront.prepare(refuses(placeOrder, changed as never));
  const card = await openSheet(page);
  await page.user.selectOptions(card, '4444333322221111');

  await page.user.click(page.getByRole('button', { name: /^Zaplatiť \d/ }));

  await waitFor(() =>
    expect(page.storefront.storeOf(createPlacingStore).state.placing).toMatchObject({
      status: 'refused',
      refusal: { problem: { key: 'total-changed' } },
    }),
  );
});

test('the wallet button is not shown without an offered wallet or without the Payment Request API (M1)', async () => {
  const without = await openCheckout({ wallets: [] });
  expect(without.queryByRole('button', { name: /Google Pay/ })).not.toBeInTheDocument();
  without.unmount();

  Reflect.deleteProperty(globalThis, 'PaymentRequest');
  const page = await openCheckout();

  expect(page.storefront.storeOf(createCheckoutStore).state.wallet).toBeNull();
  expect(page.queryByRole('button', { name: /Google Pay/ })).not.toBeInTheDocument();
  expect(page.queryByText('Peňaženka')).not.toBeInTheDocument();
});
