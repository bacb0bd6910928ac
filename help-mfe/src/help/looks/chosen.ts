import { isPurchasable, type Look, type LookItem } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';

type Item = Snapshot<LookItem>;
type Variant = Item['variants'][number];

/** The name of an item's size in the form of its look; unique on the page. */
export const sizeField = (look: Pick<Look, 'key'>, index: number): string => `${look.key}-${index}`;

export const soldVariants = ({ variants }: Item): readonly Variant[] => variants.filter(isPurchasable);

export interface Chosen {
  /** Of the items that can be bought. */
  variants: readonly { item: Item; variant: Variant }[];
  /** Indexes of items without a chosen size. */
  missing: readonly number[];
}

/** The variants of items with these indexes; what is sold out is left out, and goods in one size need no choice. */
export function chosenOf(
  { items }: Snapshot<Pick<Look, 'items'>>,
  indexes: readonly number[],
  sizeOf: (index: number) => string,
): Chosen {
  const all = indexes.flatMap((index) => {
    const item = items[index];
    const own = item ? soldVariants(item) : [];
    if (!item || own.length === 0) return [];
    const variant = needsSize(item) ? own.find(({ variantId }) => variantId === sizeOf(index)) : own[0];
    return [{ index, item, variant }];
  });
  return {
    variants: all.flatMap(({ item, variant }) => (variant ? [{ item, variant }] : [])),
    missing: all.flatMap(({ index, variant }) => (variant ? [] : [index])),
  };
}

export const needsSize = ({ variants }: Item): boolean => variants.length > 1;
