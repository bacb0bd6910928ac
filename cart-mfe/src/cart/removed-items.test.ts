import { readItems, removeItems, restoreRemoved } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, freeDeliveryOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1', id: '11' });
const coat = cartItemOf({ entryId: '2', id: '12', name: 'Kabát', checked: false });
const dress = cartItemOf({ entryId: '3', id: '13', name: 'Šaty', availability: 3 });

const contentOf = cartAnswerOf;

function loadedCart() {
  const storefront = createTestStorefront();
  const store = createCartStore(storefront);
  Object.assign(store.state, contentOf([shirt, coat, dress]), { status: 'ready' });
  const counts: number[] = [];
  storefront.events.on('cart.changed', ({ cartItemsCount }) => counts.push(cartItemsCount));
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  return { storefront, store, counts, reported };
}

test('a removed item disappears immediately and is reported; the summary follows the response (I4, N3)', async () => {
  const { storefront, store, counts, reported } = loadedCart();
  storefront.prepare(answers(removeItems, cartAnswerOf([], { summary: summaryOf({ total: 0 }) })));
  storefront.prepare(answers(readItems, { cartItems: [coat, dress], freeDelivery: freeDeliveryOf() }));

  const asked = store.removeLines(['1']);
  await import('./remove-lines.ts');
  expect(store.state.cartItems.map(({ entryId }) => entryId)).toEqual(['2', '3']);
  await asked;

  expect(storefront.sent[0]).toMatchObject({
    method: 'POST',
    path: '/checkout/items',
    payload: { cartEntryIds: ['1'] },
  });
  expect(store.state.summary?.total).toBe(0);
  expect(store.state.removed).toMatchObject({ index: 0, items: [{ entryId: '1' }] });
  expect(counts).toEqual([0]);
  expect(reported).toMatchObject([{ fact: 'items-removed', items: [{ entryId: '1' }] }]);
});

test('a failed removal restores all items', async () => {
  const { storefront, store } = loadedCart();
  storefront.prepare(unreachable(removeItems));

  await store.removeLines(['1']);

  expect(store.state.cartItems).toHaveLength(3);
  expect(store.state.removed).toBeNull();
});

test('several removed lines are restored with one request, unchanged and in their positions (I4)', async () => {
  const { storefront, store } = loadedCart();
  storefront.prepare(answers(removeItems, cartAnswerOf([])));
  storefront.prepare(answers(readItems, { cartItems: [shirt], freeDelivery: freeDeliveryOf() }));
  await store.removeLines(['2', '3']);
  storefront.sent.length = 0;
  storefront.prepare(answers(restoreRemoved, contentOf([shirt, coat, dress])));

  await store.undo();

  expect(storefront.sent.map(({ path, payload }) => [path, payload])).toEqual([
    ['/checkout/items/restore', { cartEntryIds: ['2', '3'] }],
  ]);
  expect(store.state.cartItems).toEqual([shirt, coat, dress]);
});
