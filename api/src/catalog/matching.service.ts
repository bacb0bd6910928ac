import type { AnswerOf, CountryCode, readMatching } from '@odeta/contracts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findProductsOfVariants } from './product.repository.ts';
import { productCardOf } from './product-card.ts';
import { findRelated, RELATED } from './related.ts';

/** Limits the request; further ordered products would not change what is shown. */
const MOST_ASKED = RELATED;

const VARIANT_ID = /^\d{1,9}$/;

/** The first matching product of each ordered one, then the second of each. */
export async function showMatching(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  variants: string,
): Promise<AnswerOf<typeof readMatching>> {
  const shop = settings.of(country);
  const ids = variants.split(',').filter((id) => VARIANT_ID.test(id));
  const ordered = await findProductsOfVariants(db, ids.map(Number));
  const others = ordered.map(({ id }) => id);
  // Products of one category have the same matches.
  const kinds = [
    ...new Map(ordered.toReversed().map((product) => [product.categoryId, product])).values(),
  ].toReversed();
  const related = await Promise.all(
    kinds.slice(0, MOST_ASKED).map((product) => findRelated(db, shop, { ...product, sellable: true }, others)),
  );
  const inTurn = Array.from({ length: RELATED }, (_, place) => related.flatMap((rows) => rows[place] ?? [])).flat();
  const once = [...new Map(inTurn.map((row) => [row.id, row])).values()];
  return { products: once.slice(0, RELATED).map((row) => productCardOf(row, shop)) };
}
