import {
  type AnswerOf,
  choosePayment,
  chooseShipping,
  editCustomer,
  type PaymentEvent,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, easyBotChallenge, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../src/checkout/form/customer-fields.ts';
import CheckoutPage from '../src/checkout/page/checkout.page.tsx';
import { createCheckoutStore } from '../src/checkout/state/checkout.store.ts';
import { messages } from '../src/messages/index.ts';

const blik = {
  key: 'blik',
  name: 'BLIK',
  description: 'Kod z aplikacji banku',
  cost: 14.99,
  disabled: false,
  order: 1,
};
const card = { ...blik, key: 'card', name: 'Karta płatnicza', order: 2 };

const customer = {
  ...customerFieldsOf({
    email: 'anna@example.pl',
    firstName: 'Anna',
    lastName: 'Lis',
    street: 'Mokotowska',
    streetNumber: '17',
    postCode: '00-640',
    city: 'Warszawa',
  }),
  customerHash: null,
  hasAccount: false,
  customerNumber: null,
  isAuthorized: false,
};
const orderId = '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11';
const awaited: AnswerOf<typeof placeOrder> = {
  redirect: null,
  listener: `/api/checkout/order/${orderId}/events`,
  checker: `/api/checkout/order/${orderId}/payment-status`,
  payment: { orderId, key: 'blik', expiresAt: new Date(Date.now() + 77_000).toISOString() },
  hurraTagManager: {},
};

/** Replaces `EventSource`, which jsdom lacks; `last` is the stream that was opened last. */
export class TestStream extends EventTarget {
  static last: TestStream | null = null;
  readyState = 1;
  constructor() {
    super();
    TestStream.last = this;
  }
  close() {}
  say(event: PaymentEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

/** A checkout in which BLIK is chosen, and only the code and the consent are missing. */
export async function openWithBlik() {
  const { default: checkout } = await messages.pl();
  const init = checkoutInitOf({
    shippingPayment: [deliveryMethodOf({ payments: [card, blik] })],
    shipping: 'courier',
    payment: 'blik',
    customer,
    summary: summaryOf({ total: 353.97 }),
  });
  const storefront = createTestStorefront({
    country: 'pl',
    messages: { checkout },
    api: [
      answers(readCheckoutInit, init),
      answers(choosePayment, { payment: 'card', summary: summaryOf() }),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'blik', summary: summaryOf() }),
      answers(readBotChallenge, easyBotChallenge),
      answers(placeOrder, awaited),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  return { ...page, code: page.getByRole('textbox', { name: 'Kod BLIK' }) };
}

/** The order is placed, and its payment is pending. */
export async function orderWithBlik() {
  const opened = await openWithBlik();
  const { user, code, getByRole, findByRole } = opened;
  await user.type(code, '777123');
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));
  await user.click(getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await findByRole('heading', { name: /Potwierdź płatność/ });
  const say = (event: Partial<PaymentEvent>) =>
    act(async () =>
      TestStream.last?.say({
        status: 'failed',
        redirect: null,
        message: null,
        failure: null,
        expiresAt: null,
        ...event,
      }),
    );
  return { ...opened, say };
}
