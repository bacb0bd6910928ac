import type { Seed } from '../schemas/schema.ts';
import { waysOf } from './kinds-of-goods.ts';

/**
 * The kind that has all sizes of a product in this category: where several have them, the one whose category is the nearest above
 * it. `undefined`: no kind has them.
 */
export function createSizeKinds({ categories, ...seed }: Pick<Seed, 'categories' | 'size-kinds'>) {
  const ways = waysOf(categories);
  const kinds = Object.entries(seed['size-kinds']);
  return (category: string, sizes: readonly string[]): string | undefined => {
    const way = ways.get(category) ?? [];
    const [nearest] = kinds
      .filter(([, kind]) => sizes.every((size) => kind.sizes.includes(size)))
      .map(([code, kind]) => ({ code, depth: Math.max(-1, ...kind.categories.map((key) => way.indexOf(key))) }))
      .toSorted((one, other) => other.depth - one.depth);
    return nearest?.code;
  };
}
