import type { AnswerOf, CountryCode, ProductCard, readHome } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findNewCards, findSaleCards, findSuggestedCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';

type ShelfKey = CountrySettings['home']['productShelves'][number]['key'];

const finders: Record<ShelfKey, typeof findNewCards> = {
  new: findNewCards,
  sale: findSaleCards,
  popular: (db, filter) => findSuggestedCards(db, { ...filter, categoryIds: null }),
};

/** The home page with its shelves. Each product is only on the first matching shelf; empty shelves are omitted. */
export async function showHome(
  { db, settings }: SettingsDeps,
  country: CountryCode,
): Promise<AnswerOf<typeof readHome>> {
  const shop = settings.of(country);
  const shelves: (Omit<(typeof shop.home.productShelves)[number], 'length'> & { products: ProductCard[] })[] = [];
  const shown: number[] = [];
  for (const { length, ...shelf } of shop.home.productShelves) {
    const rows = await finders[shelf.key](db, { country, without: shown, limit: length });
    shown.push(...rows.map(({ id }) => id));
    shelves.push({ ...shelf, products: rows.map((row) => productCardOf(row, shop)) });
  }
  return { ...shop.home, productShelves: shelves.filter(({ products }) => products.length > 0) };
}
