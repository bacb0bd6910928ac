import type { Wearers } from '@odeta/contracts';

/** The departments of goods to wear, in the words of product feeds. The nearest one above a product counts. */
const wearers: Readonly<Record<string, Wearers>> = {
  women: { gender: 'female', age: 'adult' },
  men: { gender: 'male', age: 'adult' },
  children: { gender: 'unisex', age: 'kids' },
  'children-girls': { gender: 'female', age: 'kids' },
  'children-boys': { gender: 'male', age: 'kids' },
  'baby-clothing': { gender: 'unisex', age: 'infant' },
};

/** `keys`: of the product's category and those above it, the nearest first. */
export const wearersOf = (keys: readonly string[]): Wearers | null =>
  keys.flatMap((key) => wearers[key] ?? [])[0] ?? null;
