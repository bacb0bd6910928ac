import { type CartInit, expressOrderPage, readCartInit } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import CartPage from '../cart.page.tsx';
import { createCartStore } from '../cart.store.ts';

const cart: CartInit = {
  ...cartAnswerOf([cartItemOf({})], { summary: summaryOf({ total: 12.99 }) }),
  redirect: null,
  hurraTagManager: {},
  banners: [],
  savedItemsCount: 0,
  shippingPayment: [],
  express: {
    wallets: [{ name: 'Google Pay', supportedMethods: 'https://google.com/pay', data: {}, isDemonstration: true }],
    agreed: ['Obchodné podmienky'],
  },
};

async function openCart() {
  const { default: texts } = await messages.sk();
  const storefront = createTestStorefront({ messages: { cart: texts }, api: [answers(readCartInit, cart)] });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return renderInStorefront(<CartPage />, { storefront, url: '/cart' });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'PaymentRequest'));

test('a browser with a supported wallet shows a link to express payment and the terms it accepts (M1, L4)', async () => {
  Object.assign(globalThis, { PaymentRequest: class {} });
  const page = await openCart();

  const section = within(await page.findByRole('region', { name: 'Rýchly nákup' }));

  expect(section.getByRole('link', { name: 'Zaplatiť cez Google Pay' })).toHaveAttribute('href', expressOrderPage);
  // A statement of the buyer, quoted within the shop's sentence.
  expect(section.getByText('Obchodné podmienky')).toBeVisible();
  expect(section.getByText('Obchodné podmienky').tagName).toBe('Q');
});

test('a browser without the Payment Request API shows no express payment (M1)', async () => {
  const page = await openCart();

  expect(page.getByRole('link', { name: 'Prejsť k objednávke' })).toBeVisible();
  expect(page.queryByRole('region', { name: 'Rýchly nákup' })).not.toBeInTheDocument();
});
