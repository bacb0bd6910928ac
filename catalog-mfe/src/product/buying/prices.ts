import { type Prices, type Product, paidPrice } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { findVariant } from './choice.ts';

export interface ShownPrice extends Prices {
  /** Whether other sizes cost more. */
  from: boolean;
  /** The same value as on the product cards. */
  discountPercent: number | null;
  /** The price for members of the club. */
  clubPrice: number | null;
}

/** The price of the chosen variant; without a size, the lowest price of the colour. */
export function shownPrice(product: Snapshot<Product>, color: string, size: string | null): ShownPrice | null {
  const ofColor = product.variants.filter(({ colorCode }) => colorCode === color);
  const cheapest = ofColor.toSorted((a, b) => paidPrice(a) - paidPrice(b))[0];
  const chosen = findVariant(product, color, size);
  const shown = chosen ?? cheapest;
  if (!shown) return null;
  const { price, pricePromo, priceOld, discountPercent, clubPrice } = shown;
  const from = !chosen && ofColor.some((variant) => paidPrice(variant) !== paidPrice(shown));
  return { price, pricePromo, priceOld, from, discountPercent, clubPrice };
}
