import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { AvailabilitySchema } from '../catalog/variant.ts';

const NamedSchema = v.object({ name: v.string() });

/** The product data for tracking: from a line of the cart, a product, or a card. */
export const FactItemSchema = v.object({
  catalogNumber: v.string(),
  name: v.string(),
  price: PriceSchema,
  pricePromo: v.nullable(PriceSchema),
  quantity: v.optional(v.number(), 1),
  /** I6: 1 and 6 are available, 2 is later, 3 is not to be bought. */
  availability: v.optional(AvailabilitySchema, 1),
  /** Whether the item is ticked, and so counted in totals (I3). */
  checked: v.optional(v.boolean(), true),
  color: v.optional(NamedSchema),
  /** `size/38`. */
  size: v.optional(NamedSchema),
  categoryName: v.optional(v.string()),
  promoCodeName: v.optional(v.nullable(v.string()), null),
});
export type FactItem = v.InferOutput<typeof FactItemSchema>;

/** The server's totals, in major units. */
const SumsSchema = v.object({
  total: PriceSchema,
  shippingCost: PriceSchema,
  cashRounding: v.optional(PriceSchema, 0),
});
const items = v.array(FactItemSchema);
const cart = { items, summary: v.nullable(SumsSchema) };

/**
 * N3. What units report about a visit, independent of any analytics tool. Only `shell/src/tracking` decides what is sent, and to
 * whom (docs/tracking.md).
 */
export const TrackingFactSchema = v.variant('fact', [
  /** Path and query of the shown page. */
  v.object({ fact: v.literal('page-shown'), url: v.string() }),
  /** The tags of a page, read once for its address (F7). */
  v.object({ fact: v.literal('tags-read'), tags: HurraTagManagerSchema }),
  /** P12, P13. `id` is the same for all pages of a list; `first` counts from 1. */
  v.object({ fact: v.literal('list-viewed'), id: v.string(), name: v.string(), first: v.number(), items }),
  v.object({ fact: v.literal('product-viewed'), item: FactItemSchema }),
  /** I11. Reported 1 s after the cart was opened. */
  v.object({ fact: v.literal('cart-viewed'), ...cart, tags: HurraTagManagerSchema }),
  /** R17, I9. With the number of added pieces. */
  v.object({ fact: v.literal('items-added'), items }),
  /** I4, R17. With the number of removed pieces. */
  v.object({ fact: v.literal('items-removed'), items }),
  /** Reported with the first answer of the checkout (J2). */
  v.object({ fact: v.literal('checkout-begun'), ...cart, tags: HurraTagManagerSchema }),
  /** J5. Key of the delivery. */
  v.object({ fact: v.literal('shipping-chosen'), ...cart, shipping: v.string() }),
  /** M1. Key of the payment. */
  v.object({ fact: v.literal('payment-chosen'), ...cart, payment: v.string() }),
  /** M3. The server accepted the order; it may still be unpaid. */
  v.object({ fact: v.literal('order-taken'), ...cart, tags: HurraTagManagerSchema }),
  /** N1: reported 1 s after the confirmation was opened, as step 4. */
  v.object({ fact: v.literal('order-confirmed'), orderId: v.string(), tags: HurraTagManagerSchema }),
  /** N3. An order that no page has reported; `placedAt`: ISO date and time. */
  v.object({ fact: v.literal('purchase-found'), orderId: v.string(), placedAt: v.string() }),
  /** D10, N4. In the footer's form, or on the confirmation. */
  v.object({ fact: v.literal('newsletter-signed-up'), place: v.picklist(['form', 'confirmation']) }),
]);
export type TrackingFact = v.InferInput<typeof TrackingFactSchema>;
/** The type after parsing. */
export type ReadFact = v.InferOutput<typeof TrackingFactSchema>;
