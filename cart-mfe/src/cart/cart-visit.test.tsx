import { readCartInit } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import CartPage from './cart.page.tsx';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ catalogNumber: 'OD-1' });
const coat = cartItemOf({ entryId: '2', name: 'Kabát' });
const init = {
  redirect: null,
  hurraTagManager: { nc: 1 as const },
  banners: [],
  shippingPayment: [],
  savedItemsCount: 0,
};
const cartOf = (cartItems: (typeof shirt)[]) =>
  answers(readCartInit, { ...cartAnswerOf(cartItems, { summary: summaryOf({ total: 12.99 }) }), ...init });

async function openCart() {
  const { default: cart } = await messages.sk();
  const storefront = createTestStorefront({ messages: { cart }, api: [cartOf([shirt])] });
  await storefront.storeOf(createCartStore).load(new URLSearchParams());
  return storefront;
}

test('the cart view is reported once, one second after the cart is shown (I11)', async () => {
  const storefront = await openCart();
  const seen: object[] = [];
  storefront.events.on('tracking.reported', (fact) => seen.push(fact));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  await renderInStorefront(<CartPage />, { storefront, url: '/cart' });

  await act(async () => void jest.advanceTimersByTime(999));
  expect(seen).toEqual([]);
  await act(async () => void jest.advanceTimersByTime(5000));
  expect(seen).toMatchObject([
    { fact: 'cart-viewed', items: [{ catalogNumber: 'OD-1' }], summary: { total: 12.99 }, tags: { nc: 1 } },
  ]);
  jest.useRealTimers();
});

test('a cart change in another tab is loaded without emitting another change event', async () => {
  const storefront = await openCart();
  const page = await renderInStorefront(<CartPage />, { storefront, url: '/cart' });
  storefront.prepare(cartOf([shirt, coat]));
  let announced = 0;
  storefront.events.on('cart.changed', () => {
    announced += 1;
  });

  await act(async () => storefront.events.emit('cart.changed', { cartItemsCount: 2, elsewhere: true }));

  expect(await page.findByRole('link', { name: 'Kabát' })).toBeVisible();
  expect(announced).toBe(1);
});
