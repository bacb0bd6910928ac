import type { Seed } from '../schemas/schema.ts';
import { waysOf } from './kinds-of-goods.ts';

/**
 * The size kind that contains all sizes of a product; of several, the one with the nearest parent category. `undefined` when
 * there is none.
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
