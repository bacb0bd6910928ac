import {
  addItem,
  choosePayment,
  chooseShipping,
  editCustomer,
  readBotChallenge,
  readCheckoutInit,
  readItems,
} from '@odeta/contracts';
import {
  cartAnswerOf,
  cartItemOf,
  checkoutInitOf,
  deliveryMethodOf,
  easyBotChallenge,
  summaryOf,
} from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { act, answers, createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
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
const summary = summaryOf({ shippingCost: 5.19, selectedShippingCost: 5.19, total: 18.18 });
const shirt = cartItemOf({ entryId: '1', name: 'Tričko', quantity: 2 });
const dress = cartItemOf({ entryId: '2', id: '12', name: 'Šaty' });
const shippingPayment = [
  deliveryMethodOf({
    payments: [
      { ...cod(), key: 'cod' },
      { ...cod(), key: 'card' },
    ],
  }),
];
const init = checkoutInitOf({
  customer,
  shipping: 'courier',
  payment: 'cod',
  shippingPayment,
  summary,
  cartItems: [shirt, dress],
});
const lost = { code: 'empty-cart', status: 409 };
const GIVE_BACK = 'Vrátiť tovar do košíka';

function cod() {
  return { key: 'cod', name: 'Dobierka', description: '', cost: 0, disabled: false, order: 1 };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function openLost(...api: ReturnType<typeof refuses>[]) {
  const { default: checkout } = await messages.sk();
  const saved = [
    answers(readCheckoutInit, init),
    answers(editCustomer, { customer }),
    answers(readBotChallenge, easyBotChallenge),
    answers(readItems, { cartItems: [], freeDelivery: cartAnswerOf([]).freeDelivery }),
    answers(addItem, cartAnswerOf([shirt])),
  ];
  const storefront = createTestStorefront({ messages: { checkout }, api: [...saved, ...api] });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  const giveBack = async () => {
    const button = await page.findByRole('button', { name: GIVE_BACK });
    storefront.prepare(
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
    );
    storefront.prepare(answers(choosePayment, { payment: 'cod', summary }));
    storefront.prepare(answers(readCheckoutInit, init));
    await page.user.click(button);
  };
  const added = () => storefront.sent.filter(({ path }) => path === addItem.path).map(({ payload }) => payload);
  const alerts = () => storefront.storeOf(createAlertsStore).state.alerts.map(({ message }) => message);
  return { ...page, storefront, giveBack, added, alerts };
}

test('an order whose session has ended gives the goods back, and the choices made for them', async () => {
  const page = await openLost(refuses(chooseShipping, lost), refuses(choosePayment, lost));
  await page.user.click(page.getByRole('checkbox', { name: /regulationsAgreement/ }));
  await page.user.click(page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }));

  await page.giveBack();

  await waitFor(() => expect(page.queryByRole('button', { name: GIVE_BACK })).toBeNull());
  expect(page.added()).toEqual([
    { variantId: shirt.id, quantity: 2, orFewer: true },
    { variantId: dress.id, quantity: 1, orFewer: true },
  ]);
  expect(page.alerts()).toEqual(['Tovar je späť v košíku.']);
  const chosen = page.storefront.sent.slice(-3).map(({ path }) => path);
  expect(chosen).toEqual([chooseShipping.path, choosePayment.path, readCheckoutInit.path]);
});

test('a choice whose session has ended says so at the top only, and what is sold out meanwhile is named', async () => {
  const page = await openLost(refuses(choosePayment, lost));
  await act(() => page.storefront.storeOf(createCheckoutStore).choosePayment('card'));
  const said = page.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Tento košík už neexistuje/)]);
  page.storefront.prepare(refuses(addItem, { code: 'sold-out', status: 409 }));

  await page.giveBack();

  await waitFor(() => expect(page.alerts()).toHaveLength(1));
  expect(page.alerts()).toEqual(['Tovar je späť v košíku. Medzitým sa vypredalo: Tričko, Šaty.']);
});
