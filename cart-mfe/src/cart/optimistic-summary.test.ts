import { checkItems, readCartInit } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, discountCodeOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCartStore } from './cart.store.ts';
import { emptyCart, optimisticSummary } from './cart-state.ts';

const shirt = cartItemOf({ entryId: '1', price: 12.99, quantity: 3 });
const coat = cartItemOf({ entryId: '2', price: 119.99, pricePromo: 89.99, checked: false });
const soldOut = cartItemOf({ entryId: '3', price: 24.99, availability: 3 });
const cartItems = [shirt, coat, soldOut];
const plain = summaryOf({ itemsValue: 38.97, total: 38.97 });

test('a tick shows the new total immediately, and a tick that cannot be saved restores the old total (I3)', async () => {
  const init = {
    redirect: null,
    hurraTagManager: {},
    banners: [],
    savedItemsCount: 0,
    shippingPayment: [],
  };
  const content = { ...cartAnswerOf(cartItems, { summary: plain }), discountCode: null };
  const storefront = createTestStorefront({ api: [answers(readCartInit, { ...content, ...init })] });
  const store = createCartStore(storefront);
  await store.load(new URLSearchParams());
  storefront.prepare(unreachable(checkItems));

  const asked = store.check('2', true);
  expect(store.state.summary).toMatchObject({ itemsValue: 128.96, total: 128.96 });
  await asked;

  expect(store.state.summary).toEqual(plain);
});

test.each([
  ['a code', { discountCode: discountCodeOf() }],
  ['a voucher', { vouchers: [{ id: '1', name: 'DARCEK', amount: 10 }] as never }],
  ['a member of the club', { summary: summaryOf({ itemsValue: 38.97, clubDiscount: 3.9, total: 35.07 }) }],
  ['a chosen delivery', { summary: summaryOf({ ...plain, selectedShippingCost: 3.99 }) }],
  ['nothing ticked before', { summary: summaryOf({ itemsValue: 0, total: 0 }) }],
])('with %s, the total is not calculated before the response (I7)', (_, parts) => {
  const state = { ...emptyCart(), cartItems, summary: plain, ...parts };

  expect(optimisticSummary(state)).toBe(state.summary);
});
