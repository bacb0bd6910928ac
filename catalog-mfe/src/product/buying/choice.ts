import { MAX_QUANTITY, type Product, sizeName, type Variant } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { type Supply, supplyOf } from '../../supply/supply.ts';

type Choosable = Snapshot<Pick<Product, 'colors' | 'sizes' | 'variants'>>;

export const findVariant = ({ variants }: Choosable, color: string, size: string | null) =>
  variants.find((variant) => variant.colorCode === color && variant.size === size);

/** The variant whose delivery date is shown: the chosen size, or without one the size of the colour that arrives first. */
export function promisedVariant(product: Choosable, color: string, size: string | null) {
  if (size !== null) return findVariant(product, color, size);
  return product.variants
    .filter(({ colorCode, arrivesOn }) => colorCode === color && arrivesOn !== null)
    .toSorted((one, other) => (one.arrivesOn ?? '').localeCompare(other.arrivesOn ?? ''))[0];
}

/** The best availability of all sizes of a colour. */
export function supplyOfColor({ variants }: Choosable, color: string): Supply {
  const known = variants.filter(({ colorCode }) => colorCode === color).map(supplyOf);
  return (['now', 'later'] as const).find((supply) => known.includes(supply)) ?? 'none';
}

/** The colour in the URL, else the first available one, else the first one. */
export function chooseColor(product: Choosable, requested: string | null): string {
  const codes = product.colors.map(({ code }) => code);
  const named = codes.find((code) => code === requested);
  return named ?? codes.find((code) => supplyOfColor(product, code) !== 'none') ?? codes[0] ?? '';
}

/** The sizes to choose from, with their availability in the colour; empty for goods without sizes. */
export const namedSizes = (product: Choosable, color: string) =>
  product.sizes.flatMap((size) => {
    const name = sizeName(size);
    return name === null ? [] : [{ size, name, supply: supplyOf(findVariant(product, color, size)) }];
  });

/** Goods in one size need no choice. */
export const onlySize = ({ sizes }: Choosable): string | null => (sizes.length === 1 ? (sizes[0] ?? null) : null);

/** The size in the URL, such as `38`, or the only one; `null` if the visitor has to choose. */
export const chooseSize = (product: Choosable, requested: string | null): string | null =>
  product.sizes.find((size) => size === `size/${requested}`) ?? onlySize(product);

export const isSoldOut = (product: Choosable) =>
  product.colors.every(({ code }) => supplyOfColor(product, code) === 'none');

/** Limit of pieces of a variant that can be added at once. */
export const mostPieces = (variant: Pick<Variant, 'piecesLeft'> | null | undefined) =>
  Math.min(variant?.piecesLeft ?? MAX_QUANTITY, MAX_QUANTITY);
