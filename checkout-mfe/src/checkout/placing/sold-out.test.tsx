import {
  checkItems,
  choosePayment,
  chooseShipping,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
} from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, checkoutInitOf, easyBotChallenge, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, waitFor, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

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
const summary = summaryOf({ shippingCost: 5.19, selectedShippingCost: 5.19, total: 18.18 });
const shirt = cartItemOf({ entryId: '1', name: 'Tričko' });
const dress = cartItemOf({ entryId: '2', id: '12', name: 'Šaty' });
const dressIsGone = refuses(placeOrder, {
  code: 'sold-out',
  status: 409,
  messages: [{ type: 'error', message: 'Medzitým sa vypredalo: Šaty.', autoclose: true, closable: true }],
  body: { cartItems: [{ entryId: '2', name: 'Šaty', available: 0 }] },
});

const initOf = (cartItems: (typeof shirt)[], redirect: string | null = null) =>
  checkoutInitOf({ customer, shipping: 'courier', payment: 'cod', summary, cartItems, redirect });

/** Orders in a checkout where the dress is sold out; `afterwards` is the server's next answer. */
async function orderInVain(cartItems: (typeof shirt)[], afterwards: ReturnType<typeof initOf>) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, initOf(cartItems)),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
      answers(choosePayment, { payment: 'cod', summary }),
      answers(checkItems, cartAnswerOf([shirt])),
      answers(readBotChallenge, easyBotChallenge),
      dressIsGone,
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  await page.user.click(page.getByRole('checkbox', { name: /regulationsAgreement/ }));
  storefront.prepare(answers(readCheckoutInit, afterwards));
  await page.user.click(page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }));
  return { ...page, panel: within(page.getByRole('complementary')) };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('an item that has sold out is named and marked, and one click removes it from the order (M7)', async () => {
  const { storefront, panel, user } = await orderInVain([shirt, dress], initOf([shirt, { ...dress, availability: 3 }]));
  const takeOut = await panel.findByRole('button', { name: 'Pokračovať bez toho, čo chýba' });
  expect(panel.getByText(/Medzitým sa vypredalo: Šaty/)).toBeVisible();
  expect(panel.getByText(/vypredané/)).toBeVisible();

  storefront.prepare(answers(readCheckoutInit, initOf([shirt, { ...dress, availability: 3, checked: false }])));
  await user.click(takeOut);

  await waitFor(() => expect(panel.queryByText(/Šaty/)).not.toBeInTheDocument());
  expect(panel.getByText(/Tričko/)).toBeVisible();
  expect(storefront.sent.find(({ path }) => path === checkItems.path)?.payload).toEqual({ cartEntryIds: ['1'] });
});

test('an order with only sold-out items shows that it cannot be placed, and no button to continue (I8)', async () => {
  const { panel } = await orderInVain([dress], initOf([{ ...dress, availability: 3 }], '/cart'));

  expect(
    await panel.findByText(/Objednávku nie je možné realizovať, pretože produkty v košíku sú vypredané/),
  ).toBeVisible();
  expect(panel.queryByRole('button', { name: /Pokračovať bez/ })).not.toBeInTheDocument();
});
