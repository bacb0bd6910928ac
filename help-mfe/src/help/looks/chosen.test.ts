import type { LookItem } from '@odeta/contracts';
import { chosenOf } from './chosen.ts';

const prices = { price: 20, pricePromo: null, priceOld: null };
const variant = (variantId: string, availability: 1 | 2 | 3 = 1) => ({
  ...{ variantId, size: `size/${variantId}`, availability },
  ...prices,
});
const item = (id: string, ...variants: ReturnType<typeof variant>[]): LookItem => ({
  ...{ id, catalogNumber: id, url: '/p/x', name: id, color: 'oat', picture: { path: 'x', alt: '' }, variants },
  ...prices,
});
const items = [
  item('coat', variant('36'), variant('38', 2), variant('40', 3)),
  item('lamp', variant('one')),
  item('bag', variant('b', 3)),
];
const choose = (indexes: number[], sizes: Record<number, string>) =>
  chosenOf({ items }, indexes, (index) => sizes[index] ?? '');

test('goods in one size need no choice, and what is sold out is left out', () => {
  const { variants, missing } = choose([0, 1, 2], { 0: '38' });

  expect(variants.map(({ item: { id }, variant: { variantId } }) => [id, variantId])).toEqual([
    ['coat', '38'],
    ['lamp', 'one'],
  ]);
  expect(missing).toEqual([]);
});

test.each(['', '40', '99'])('without a size that can be bought (%s) the size is missing', (size) => {
  expect(choose([0, 1], { 0: size })).toMatchObject({ missing: [0] });
});

test('an item that is not there is nothing', () => {
  expect(choose([7], {})).toEqual({ variants: [], missing: [] });
});
