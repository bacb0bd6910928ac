import { changeQuantity } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1' });

test('a saved quantity change reports the number of added or removed pieces (R17, N3)', async () => {
  const storefront = createTestStorefront();
  const store = createCartStore(storefront);
  Object.assign(store.state, cartAnswerOf([shirt]), { status: 'ready' });
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  const counts = (quantity: number) => answers(changeQuantity, cartAnswerOf([{ ...shirt, quantity }]));

  storefront.prepare(counts(4));
  await store.changeQuantity('1', 4);
  storefront.prepare(counts(2));
  await store.changeQuantity('1', 2);
  storefront.prepare(unreachable(changeQuantity));
  await store.changeQuantity('1', 7);

  expect(reported).toMatchObject([
    { fact: 'items-added', items: [{ entryId: '1', quantity: 3 }] },
    { fact: 'items-removed', items: [{ entryId: '1', quantity: 2 }] },
  ]);
});
