import * as v from 'valibot';

/**
 * N2. Names and values for the marketing tag queue, filled in per page. The first group is in every response with tags; the
 * optional rest depends on the page. A separate file, because every page loads it.
 */
export const HurraTagManagerSchema = v.objectWithRest(
  {
    /** `uid` of base init; `null` before there is a session. */
    owacid: v.optional(v.nullable(v.string())),
    /** A keyed hash of the e-mail, which cannot be reversed; `null` while no e-mail is known. */
    hid: v.optional(v.nullable(v.string())),
    /** K5. `customerHash`; `null` for an unknown visitor. */
    uniqueUserId: v.optional(v.nullable(v.string())),
    /** 1 for a customer without an earlier order in this country, 0 with one; `null` for an unknown visitor. */
    nc: v.optional(v.nullable(v.picklist([0, 1]))),
    /** E2. From the customer's gender codes 1 and 2. */
    customerGender: v.optional(v.picklist(['female', 'male', 'unknown'])),
    deviceType: v.optional(v.picklist(['desktop', 'mobile'])),
    currency: v.optional(v.string()),

    /** Name of the discount code of the cart or order, on other pages of the link (`hrc`); `null` without a code. */
    promoCode: v.optional(v.nullable(v.string())),
    orderId: v.optional(v.string()),
    /** Value of the order, in major units. */
    amount: v.optional(v.number()),
    /** I6: sold-out goods are left out. */
    orderedItems: v.optional(v.array(v.object({ id: v.string(), quantity: v.number(), price: v.number() }))),
  },
  v.unknown(),
);
export type HurraTagManager = v.InferOutput<typeof HurraTagManagerSchema>;
