import * as v from 'valibot';
import { PictureSchema } from '../base/picture.ts';
import { PriceSchema } from '../base/price.ts';
import { AvailabilitySchema, isPurchasable } from '../catalog/variant.ts';

export const EntryIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
export type EntryId = v.InferOutput<typeof EntryIdSchema>;

/** I2. A line of the cart. Prices are per piece. */
export const CartItemSchema = v.object({
  entryId: EntryIdSchema,
  /** Id of the variant. */
  id: v.string(),
  catalogNumber: v.string(),
  itemOptionId: v.string(),
  /** Id of the product. */
  itemId: v.string(),
  name: v.string(),
  checked: v.boolean(),
  availability: AvailabilitySchema,
  quantity: v.number(),
  price: PriceSchema,
  /** The lowest price of the 30 days before the promotion, which is crossed out. */
  priceOld: v.nullable(PriceSchema),
  pricePromo: v.nullable(PriceSchema),
  color: v.object({ name: v.string() }),
  /** `size/38`. */
  size: v.object({ name: v.string() }),
  categoryId: v.string(),
  categoryName: v.string(),
  promoCodeName: v.nullable(v.string()),
  unitStyleId: v.string(),
  unitSizeId: v.string(),
  url: v.string(),
  picture: PictureSchema,
  /** Number of pieces left if there are at most 5; `null` otherwise. */
  piecesLeft: v.nullable(v.number()),
  /** Maximum quantity at the moment. */
  maxQuantity: v.number(),
  /** ISO date of arrival if ordered now; `null` if it is not available. */
  arrivesOn: v.nullable(v.string()),
});
export type CartItem = v.InferOutput<typeof CartItemSchema>;

/** I3, I6. Only these lines count in the total. */
export const isCounted = (item: Pick<CartItem, 'checked' | 'availability'>) => item.checked && isPurchasable(item);

/** B4. The number beside the cart in the header: ticked and available products, regardless of quantity. */
export const countCheckedAvailable = (cartItems: readonly CartItem[]) => cartItems.filter(isCounted).length;
