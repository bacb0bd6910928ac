import type { Prices, Product } from '@odeta/shared/contracts';
import type { Snapshot } from '@odeta/shared/state';
import { findVariant } from './choice.ts';

export interface ShownPrice extends Prices {
  /** Other sizes cost more. */
  from: boolean;
  /** Whole percent, counted from the struck price; `null` without a promotion. */
  discountPercent: number | null;
}

const paid = ({ price, pricePromo }: Prices) => pricePromo ?? price;

/** The price of the chosen variant; before a size is chosen, the lowest of the colour. */
export function shownPrice(product: Snapshot<Product>, color: string, size: string | null): ShownPrice | null {
  const ofColor = product.variants.filter(({ colorCode }) => colorCode === color);
  const cheapest = ofColor.toSorted((a, b) => paid(a) - paid(b))[0];
  const chosen = findVariant(product, color, size);
  const shown = chosen ?? cheapest;
  if (!shown) return null;
  const { price, pricePromo, priceOld } = shown;
  const from = !chosen && ofColor.some((variant) => paid(variant) !== paid(shown));
  return { price, pricePromo, priceOld, from, discountPercent: discountPercent(shown) };
}

/** As on the cards: counted from the lowest price of the 30 days before. */
export function discountPercent({ price, pricePromo, priceOld }: Prices): number | null {
  const old = priceOld ?? price;
  if (pricePromo === null || pricePromo >= old) return null;
  return Math.round((1 - pricePromo / old) * 100) || null;
}
