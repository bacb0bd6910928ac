import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

/**
 * I7. total = itemsValue − clubDiscount − discountCodeCost − voucherDiscount + clubFee + shippingCost + cashRounding; every
 * part is zero or more, except the rounding of cash.
 */
export const SummarySchema = v.object({
  itemsValue: PriceSchema,
  clubDiscount: PriceSchema,
  discountCodeCost: PriceSchema,
  voucherDiscount: PriceSchema,
  /** The cost that is part of the total: the chosen delivery with its payment, or 0 while none is chosen or it is free. */
  shippingCost: PriceSchema,
  /**
   * The part of `shippingCost` that the chosen payment adds: the fee for cash on delivery. Free delivery does not waive it.
   * Orders of older versions have it only within `shippingCost`.
   */
  paymentFee: v.optional(PriceSchema, 0),
  /** The lowest cost of any delivery, shown as "from …" before one is chosen. */
  fixedShippingCost: PriceSchema,
  /** The cost of the chosen delivery without free delivery; `null` while none is chosen. */
  selectedShippingCost: v.nullable(PriceSchema),
  clubFee: PriceSchema,
  /** What rounding adds to the total when it is paid in cash; negative: takes off. 0 for an exact total. */
  cashRounding: v.optional(PriceSchema, 0),
  total: PriceSchema,
  /** The club fee that choosing the club would add; `null` where there is no club. */
  conditionalClubFee: v.nullable(PriceSchema),
  freeDelivery: v.boolean(),
});
export type Summary = v.InferOutput<typeof SummarySchema>;

/** The cart's progress towards free delivery. */
export const FreeDeliverySchema = v.object({
  reached: v.boolean(),
  /** The value of goods from which delivery is free; `null` where it never is. */
  from: v.nullable(PriceSchema),
  missing: PriceSchema,
});
export type FreeDelivery = v.InferOutput<typeof FreeDeliverySchema>;
