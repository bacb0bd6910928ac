import {
  type CheckoutInit,
  choosePayment,
  chooseShipping,
  editCustomer,
  readBotChallenge,
  readCheckoutInit,
} from '@odeta/contracts';
import { checkoutInitOf, easyBotChallenge, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import CheckoutPage from '../src/checkout/page/checkout.page.tsx';
import { enterCheckout } from '../src/checkout/page/enter-checkout.ts';
import { messages } from '../src/messages/index.ts';

/** From now on the screen is one of a phone. Returns what ends it. */
export function beOnPhone() {
  const phone = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  Object.assign(globalThis, { matchMedia: () => phone });
  return () => Object.assign(globalThis, { matchMedia: undefined });
}

/** Each test of a file is on a phone. */
export function testOnPhone() {
  let leavePhone: () => void;
  beforeEach(() => {
    leavePhone = beOnPhone();
  });
  afterEach(() => leavePhone());
}

/** The checkout with a chosen delivery and payment. */
export async function openCheckout(init: Partial<CheckoutInit>) {
  const { default: checkout } = await messages.sk();
  const summary = summaryOf({ itemsValue: 12.99, shippingCost: 5.19, selectedShippingCost: 3.99, total: 18.18 });
  const ready = checkoutInitOf({ shipping: 'courier', payment: 'cod', summary, ...init });
  const storefront = createTestStorefront({
    messages: { checkout, shell: { ui: { price: { free: 'zadarmo' } } } },
    api: [
      answers(readCheckoutInit, ready),
      answers(editCustomer, { customer: guestOf() }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
      answers(choosePayment, { payment: 'card', summary }),
      answers(readBotChallenge, easyBotChallenge),
    ],
  });
  await enterCheckout(storefront, new URLSearchParams());
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  const bar = within(page.getByRole('region', { name: 'Suma a objednanie' }));
  const title = (name: string) => page.getByRole('heading', { name, level: 2 });
  const press = (name: string) => page.user.click(bar.getByRole('button', { name }));
  return { ...page, bar, title, press };
}
