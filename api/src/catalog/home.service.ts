import type { AnswerOf, CountryCode, readHome } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { findNewCards, findSaleCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';

/** A shelf is a row on a wide page, two on a phone. */
const SHELF_LENGTH = 8;

/** R20. A shelf that nothing stands on is not shown. */
export async function showHome({ db, settings }: Deps, country: CountryCode): Promise<AnswerOf<typeof readHome>> {
  const shop = settings.of(country);
  const shelves = await Promise.all(
    shop.home.productShelves.map(async (shelf) => {
      const find = shelf.key === 'new' ? findNewCards : findSaleCards;
      const rows = await find(db, country, SHELF_LENGTH);
      return { ...shelf, products: rows.map((row) => productCardOf(row, shop)) };
    }),
  );
  return { ...shop.home, productShelves: shelves.filter(({ products }) => products.length > 0) };
}
