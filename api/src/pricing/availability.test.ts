import { availabilityOf, maxQuantityOf, type Pieces, piecesLeftOf, sourceOf } from './availability.ts';

const pieces = (some: Partial<Pieces>): Pieces => ({
  active: true,
  onHand: 0,
  incoming: 0,
  backInStock: false,
  ...some,
});

test.each([
  ['in stock', { onHand: 7 }, 1, 7],
  ['again in stock', { onHand: 7, backInStock: true }, 6, 7],
  ['to come in 3–4 weeks', { incoming: 4 }, 2, 4],
  ['in stock, though more is to come', { onHand: 2, incoming: 4 }, 1, 2],
  ['sold out', {}, 3, 0],
  ['sold out when it is no longer sold', { active: false, onHand: 7, incoming: 4 }, 3, 0],
  ['at most twenty in a cart', { onHand: 500 }, 1, 20],
] as const)('%s (I6)', (_, some, availability, most) => {
  expect(availabilityOf(pieces(some))).toBe(availability);
  expect(maxQuantityOf(pieces(some))).toBe(most);
});

test('availability is always 1, 2, 3 or 6: 0 and 4 are never returned (I6)', () => {
  const counts = [0, 1, 5, 500];
  for (const active of [true, false])
    for (const backInStock of [true, false])
      for (const onHand of counts)
        for (const incoming of counts)
          expect([1, 2, 3, 6]).toContain(availabilityOf({ active, backInStock, onHand, incoming }));
});

test('the number of pieces left is returned from five down, only for stock on hand', () => {
  expect(piecesLeftOf(pieces({ onHand: 6 }))).toBeNull();
  expect(piecesLeftOf(pieces({ onHand: 5 }))).toBe(5);
  expect(piecesLeftOf(pieces({ incoming: 3 }))).toBeNull();
});

test('an order uses stock on hand before incoming stock', () => {
  expect(sourceOf(pieces({ onHand: 1, incoming: 9 }))).toBe('on-hand');
  expect(sourceOf(pieces({ incoming: 9 }))).toBe('incoming');
});
