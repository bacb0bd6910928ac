import type { Variant } from '@odeta/contracts';
import { availabilityOf, piecesLeftOf } from '../pricing/availability.ts';
import { percentOf, toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { VariantRow } from './product.repository.ts';
import { pricesOf } from './product-card.ts';

/** A variant as shown on pages. `colors` are those of its product. */
export function variantOf(
  row: VariantRow,
  colors: readonly { id: number; code: string }[],
  shop: CountrySettings,
  now: Date,
): Variant {
  const soonest = shop.soonestOf(now);
  return {
    variantId: String(row.id),
    sku: row.sku,
    gtin: row.gtin,
    colorCode: colors.find(({ id }) => id === row.productColorId)?.code ?? '',
    size: `size/${row.size}`,
    availability: availabilityOf(row),
    piecesLeft: piecesLeftOf(row),
    arrivesOn: soonest && shop.arrivalOf(now, soonest, [availabilityOf(row)]),
    ...pricesOf(row, shop),
    discountPercent: row.discountPercent,
    clubPrice: clubPriceOf(row, shop),
  };
}

/** In major units, computed as in the cart: from the price to pay, in whole minor units. */
function clubPriceOf({ price, pricePromo }: VariantRow, { code, club }: CountrySettings): number | null {
  const paid = pricePromo ?? price;
  return club && toMajor(code, paid - percentOf(paid, club.percent));
}
