import {
  choosePayment,
  chooseShipping,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
  useDiscountCode as takeDiscountCode,
} from '@odeta/contracts';
import { cartAnswerOf, checkoutInitOf, discountCodeOf, easyBotChallenge, summaryOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { orderIntent, orderStorage } from '../state/order-storage.ts';
import CheckoutPage from './checkout.page.tsx';

const fields = customerFieldsOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
  city: 'Bratislava',
});
const customer = { ...fields, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };
const summary = summaryOf({ shippingCost: 5.19, selectedShippingCost: 3.99, total: 18.18 });

/** A checkout that is ready to order. */
async function openReadyCheckout() {
  const { default: checkout } = await messages.sk();
  const init = checkoutInitOf({ customer, shipping: 'courier', payment: 'cod', summary });
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, init),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
      answers(choosePayment, { payment: 'cod', summary }),
      answers(placeOrder, { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} }),
      answers(readBotChallenge, easyBotChallenge),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  await page.user.click(page.getByRole('checkbox', { name: /regulationsAgreement/ }));
  const press = () => page.user.click(page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }));
  const orders = () => storefront.sent.filter(({ path }) => path === placeOrder.path);
  return { ...page, init, press, orders };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a validation error of the server is shown at its field (H22)', async () => {
  const { storefront, press, findByText, getByLabelText } = await openReadyCheckout();
  const validation = { 'customer.postCode': ['Toto PSČ nepoznáme'] };
  storefront.prepare(refuses(placeOrder, { code: 'validation', status: 422, validation }));

  await press();

  expect(await findByText('Toto PSČ nepoznáme')).toBeVisible();
  expect(getByLabelText('PSČ')).toBeInvalid();
});

test('an e-mail refused by the server is expanded and shows the error', async () => {
  const { storefront, press, findByRole } = await openReadyCheckout();
  const validation = { 'customer.email': ['Neplatná e-mailová adresa'] };
  storefront.prepare(refuses(placeOrder, { code: 'validation', status: 422, validation }));

  await press();

  expect(await findByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Neplatná e-mailová adresa');
});

test('an order with sold-out items shows a link to the cart', async () => {
  const { storefront, press, findByRole } = await openReadyCheckout();
  storefront.prepare(refuses(placeOrder, { code: 'sold-out', status: 409 }));

  await press();

  expect(await findByRole('link', { name: 'Upraviť košík' })).toHaveAttribute('href', '/cart');
});

test('a refused bot proof shows an error, and the entered data stays (M9)', async () => {
  const { storefront, press, findByText, getByLabelText } = await openReadyCheckout();
  storefront.prepare(refuses(placeOrder, { code: 'bot-protection', status: 403 }));

  await press();

  expect(await findByText('Overenie bot-protection zlyhalo. Obnovte stránku.')).toBeVisible();
  expect(getByLabelText('Mesto')).toHaveValue('Bratislava');
});

test('a changed total is shown, and the next click orders at that total', async () => {
  const { storefront, init, press, findByText, getAllByText, orders } = await openReadyCheckout();
  storefront.prepare(refuses(placeOrder, { code: 'total-changed', status: 409 }));
  storefront.prepare(answers(readCheckoutInit, { ...init, summary: summaryOf({ ...summary, total: 20 }) }));

  await press();
  expect(await findByText(/Suma objednávky sa medzitým zmenila/)).toBeVisible();
  expect(getAllByText(/20,00/)).not.toHaveLength(0);

  await press();
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders().map(({ payload }) => (payload as { total: number }).total)).toEqual([18.18, 20]);
});

test('the order waits for a pending payment choice', async () => {
  const { storefront, user, press, getByRole, orders } = await openReadyCheckout();
  storefront.prepare(answers(choosePayment, { payment: 'card', summary: summaryOf({ ...summary, total: 16.98 }) }));
  await user.click(getByRole('radio', { name: /Platba kartou/ }));
  await press();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.payload).toMatchObject({ total: 16.98 });
});

test('an order is not sent when a pending choice raises the total; the change is shown first', async () => {
  const { storefront, user, press, getByRole, findByText, orders } = await openReadyCheckout();
  const moreExpensive = answers(choosePayment, { payment: 'card', summary: summaryOf({ ...summary, total: 20 }) });
  storefront.prepare({
    endpoint: choosePayment,
    answer: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return moreExpensive.answer(request);
    },
  });

  await user.click(getByRole('radio', { name: /Platba kartou/ }));
  await press();

  expect(await findByText(/Suma objednávky sa medzitým zmenila/)).toBeVisible();
  expect(orders()).toHaveLength(0);
});

async function typeCode({ user, getByText, findByRole }: Awaited<ReturnType<typeof openReadyCheckout>>) {
  await user.click(getByText('Mám zľavový kód alebo poukaz'));
  const field = await findByRole('textbox', { name: 'Zľavový kód alebo poukaz' });
  await user.type(field, 'SVETER15');
  return field;
}

test('a code that was typed and not applied is applied before the order, at the lower total (L1, M3)', async () => {
  const page = await openReadyCheckout();
  const { storefront, press, orders } = page;
  const discounted = summaryOf({ ...summary, discountCodeCost: 3, total: 15.18 });
  const cart = cartAnswerOf(page.init.cartItems, { discountCode: discountCodeOf(), summary: discounted });
  storefront.prepare(answers(takeDiscountCode, { ...cart, shippingPayment: page.init.shippingPayment }));
  await typeCode(page);

  await press();
  await waitFor(() => expect(orders()).toHaveLength(1));

  expect(orders()[0]?.payload).toMatchObject({ total: 15.18 });
  const [alert] = storefront.storeOf(createAlertsStore).state.alerts;
  expect(alert?.message.replaceAll('\u00a0', ' ')).toMatch(/zaplatíte 15,18 € namiesto 18,18 €/);
});

test('a typed code that is refused stops the order once, with the reason at its field (L1, M3)', async () => {
  const page = await openReadyCheckout();
  const message = { type: 'error' as const, message: 'Tento kód už bol použitý.', autoclose: true, closable: true };
  page.storefront.prepare(refuses(takeDiscountCode, { code: 'discount-code', status: 422, messages: [message] }));
  const field = await typeCode(page);

  await page.press();

  expect(await page.findByText('Tento kód už bol použitý.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(page.orders()).toEqual([]);

  await page.press();
  await waitFor(() => expect(page.orders()).toHaveLength(1));
});

test('a double click places one order, and the stored order data is deleted', async () => {
  const { user, getByRole, orders } = await openReadyCheckout();

  await user.dblClick(getByRole('button', { name: 'Objednávka s povinnosťou platby' }));

  await waitFor(() => expect(orders()).toHaveLength(1));
  // M4: stored data is deleted after the delay of the redirect.
  await waitFor(() => expect(orderIntent({}).openKeys()).toEqual([]));
  expect(orderStorage().customer.read()).toBeNull();
  expect(orders()).toHaveLength(1);
});

test('the Enter key in a field does not place the order', async () => {
  const { user, getByRole, orders } = await openReadyCheckout();

  await user.type(getByRole('textbox', { name: 'Mesto' }), '{Enter}');

  expect(orders()).toHaveLength(0);
});
