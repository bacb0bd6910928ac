import type { ProductCard } from '@odeta/contracts';
import type { Row } from '../db/database.ts';
import { toMajor } from '../pricing/money.ts';
import { productUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { CardRow } from './product-card.repository.ts';

export function productCardOf(row: CardRow, shop: CountrySettings): ProductCard {
  const colors = row.colors.flatMap((code) => shop.colors.get(code) ?? []);
  const shown = shop.colors.get(row.pictureColor);
  const alt = shown ? `${row.name}, ${shown.name}` : row.name;
  const isFirst = row.pictureColor === row.colors[0];
  return {
    id: String(row.id),
    catalogNumber: row.catalogNumber,
    url: isFirst ? productUrl(row.slug) : `${productUrl(row.slug)}?color=${row.pictureColor}`,
    name: row.name,
    ...pricesOf(row, shop),
    discountPercent: row.discountPercent,
    badge: badgeOf({ ...row, reduced: row.pricePromo !== null }),
    picture: { path: row.picture, alt },
    secondPicture: row.secondPicture === null ? null : { path: row.secondPicture, alt },
    colors,
    shownColor: row.pictureColor,
    rating: ratingOf(row),
  };
}

type PriceRow = Pick<Row<'price'>, 'price' | 'pricePromo' | 'priceOld'>;

export function pricesOf({ price, pricePromo, priceOld }: PriceRow, { code }: CountrySettings) {
  return {
    price: toMajor(code, price),
    pricePromo: pricePromo === null ? null : toMajor(code, pricePromo),
    priceOld: priceOld === null ? null : toMajor(code, priceOld),
  };
}

/** At most one badge, in this order of priority. */
export function badgeOf({ sellable, reduced, isNew }: { sellable: boolean; reduced: boolean; isNew: boolean }) {
  if (!sellable) return 'sold-out';
  if (reduced) return 'sale';
  return isNew ? 'new' : null;
}

/** Rounded to half stars. */
export function ratingOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) {
  if (ratingCount === 0) return null;
  return { stars: Math.round((ratingSum / ratingCount) * 2) / 2, count: ratingCount };
}
