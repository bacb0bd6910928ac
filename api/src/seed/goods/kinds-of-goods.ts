import type { SeedCategory } from '../schemas/catalogue.schema.ts';
import type { Seed } from '../schemas/schema.ts';

/** Returns a function that finds the product types of a category. */
export function createKinds({ categories, kinds }: Pick<Seed, 'categories' | 'kinds'>) {
  const above = waysOf(categories);
  return (category: string) => {
    const way = above.get(category) ?? [];
    return new Set(Object.keys(kinds).filter((kind) => kinds[kind]?.some((key) => way.includes(key))));
  };
}

/** For each category, the path from the top-level category to itself. */
export function waysOf(categories: readonly SeedCategory[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  const visit = (list: readonly SeedCategory[], way: string[]) => {
    for (const { key, children } of list) {
      ways.set(key, [...way, key]);
      visit(children, [...way, key]);
    }
  };
  visit(categories, []);
  return ways;
}
