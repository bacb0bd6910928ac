import * as v from 'valibot';

/**
 * N2. Names and values for the marketing tag queue, filled per page. The first group stands in every answer that has tags; what is
 * optional depends on the page. A file of its own, as every page reads it.
 */
export const HurraTagManagerSchema = v.objectWithRest(
  {
    /** The visitor's session, as `uid` of base init; `null` before it begins. */
    owacid: v.optional(v.nullable(v.string())),
    /** The e-mail as a keyed hash, from which nobody comes back to it; `null` while none is known. */
    hid: v.optional(v.nullable(v.string())),
    /** K5. `customerHash`; `null` while nothing is known of the visitor. */
    uniqueUserId: v.optional(v.nullable(v.string())),
    /** 1 for a customer without an earlier order in this country, 0 with one; `null` while nothing is known of the visitor. */
    nc: v.optional(v.nullable(v.picklist([0, 1]))),
    /** E2: of the codes 1 and 2 of the customer. */
    customerGender: v.optional(v.picklist(['female', 'male', 'unknown'])),
    deviceType: v.optional(v.picklist(['desktop', 'mobile'])),
    currency: v.optional(v.string()),

    promoCode: v.optional(v.nullable(v.string())),
    orderId: v.optional(v.string()),
    /** Of the order, in major units. */
    amount: v.optional(v.number()),
    /** I6: sold-out goods are left out. */
    orderedItems: v.optional(v.array(v.object({ id: v.string(), quantity: v.number(), price: v.number() }))),
  },
  v.unknown(),
);
export type HurraTagManager = v.InferOutput<typeof HurraTagManagerSchema>;
