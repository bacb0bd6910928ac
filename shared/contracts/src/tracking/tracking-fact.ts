import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { AvailabilitySchema } from '../catalog/variant.ts';

const NamedSchema = v.object({ name: v.string() });

/** What tracking reads of goods: of a line of the cart, of a product, of a card. */
export const FactItemSchema = v.object({
  catalogNumber: v.string(),
  name: v.string(),
  price: PriceSchema,
  pricePromo: v.nullable(PriceSchema),
  quantity: v.optional(v.number(), 1),
  /** I6. */
  availability: v.optional(AvailabilitySchema, 1),
  /** I3. */
  checked: v.optional(v.boolean(), true),
  color: v.optional(NamedSchema),
  /** `size/38`. */
  size: v.optional(NamedSchema),
  categoryName: v.optional(v.string()),
  promoCodeName: v.optional(v.nullable(v.string()), null),
});
export type FactItem = v.InferOutput<typeof FactItemSchema>;

/** The server's sums, in major units. */
const SumsSchema = v.object({ total: PriceSchema, shippingCost: PriceSchema });
const items = v.array(FactItemSchema);
const cart = { items, summary: v.nullable(SumsSchema) };

/**
 * N3. What units report of a visit: facts in their own words. What is sent of them to whom, and whether at all, is decided in one
 * place, `shell/src/tracking` (docs/tracking.md).
 */
export const TrackingFactSchema = v.variant('fact', [
  /** Path and query of a page that is shown. */
  v.object({ fact: v.literal('page-shown'), url: v.string() }),
  /** F7. */
  v.object({ fact: v.literal('tags-read'), tags: HurraTagManagerSchema }),
  /** P12, P13. `id` is the same for all pages of a list; `first` counts from 1. */
  v.object({ fact: v.literal('list-viewed'), id: v.string(), name: v.string(), first: v.number(), items }),
  /** P11. */
  v.object({ fact: v.literal('product-viewed'), item: FactItemSchema }),
  /** I11. Reported 1 s after the start of the cart. */
  v.object({ fact: v.literal('cart-viewed'), ...cart, tags: HurraTagManagerSchema }),
  /** R17, I9. With the number of pieces that came. */
  v.object({ fact: v.literal('items-added'), items }),
  /** I4, R17. With the number of pieces that went. */
  v.object({ fact: v.literal('items-removed'), items }),
  /** J2. */
  v.object({ fact: v.literal('checkout-begun'), ...cart, tags: HurraTagManagerSchema }),
  /** J5. Key of the delivery. */
  v.object({ fact: v.literal('shipping-chosen'), ...cart, shipping: v.string() }),
  /** M1. Key of the payment. */
  v.object({ fact: v.literal('payment-chosen'), ...cart, payment: v.string() }),
  /** M3. The server took the order; it may still have to be paid. */
  v.object({ fact: v.literal('order-taken'), ...cart, tags: HurraTagManagerSchema }),
  /** N1. */
  v.object({ fact: v.literal('order-confirmed'), orderId: v.string(), tags: HurraTagManagerSchema }),
  /** N3. An order that no page has reported; `placedAt`: ISO date and time. */
  v.object({ fact: v.literal('purchase-found'), orderId: v.string(), placedAt: v.string() }),
  /** D10, N4. In the form of the footer, or where the confirmation offers it. */
  v.object({ fact: v.literal('newsletter-signed-up'), place: v.picklist(['form', 'confirmation']) }),
]);
export type TrackingFact = v.InferInput<typeof TrackingFactSchema>;
/** As it is after parsing. */
export type ReadFact = v.InferOutput<typeof TrackingFactSchema>;
