import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { endpoint } from '../endpoint.ts';
import { LinkParameterSchema } from '../link-parameter.ts';
import { CartItemSchema } from './cart-item.ts';
import { ShippingPaymentSchema } from './delivery-method.ts';
import { DiscountCodeSchema, UsedVoucherSchema } from './discount-code.ts';
import { FreeDeliverySchema, SummarySchema } from './summary.ts';
import { ExpressOfferSchema } from './wallet.ts';

/** I1: the first of these that is there names a discount code that came with a link. */
export const codeParameters = ['hrc', 'code', 'rc', 'RC'] as const;

/** I1. Everything that /cart shows. Headers `cache-control: no-cache` and `new-user` come with it (G7). */
export const readCartInit = endpoint({
  method: 'GET',
  path: '/checkout/cart-init',
  summary: 'I1. Everything that the cart page shows',
  query: v.object({
    hrc: LinkParameterSchema,
    code: LinkParameterSchema,
    rc: LinkParameterSchema,
    RC: LinkParameterSchema,
    utm_source: LinkParameterSchema,
    utm_campaign: LinkParameterSchema,
  }),
  body: v.object({
    /** An address to go to instead; `null` as a rule. */
    redirect: v.nullable(v.string()),
    cartItems: v.array(CartItemSchema),
    summary: SummarySchema,
    freeDelivery: FreeDeliverySchema,
    hurraTagManager: HurraTagManagerSchema,
    banners: v.array(v.string()),
    discountCode: v.nullable(DiscountCodeSchema),
    vouchers: v.array(UsedVoucherSchema),
    /** I9. The items themselves are read when they are shown. */
    savedItemsCount: v.number(),
    shippingPayment: ShippingPaymentSchema,
    /** J2. The customer is logged in and has ordered before: the cart can be ordered as last time. */
    canRepeat: v.optional(v.boolean()),
    /** M1. `null` where no wallet can pay for a delivery to an address. */
    express: v.optional(v.nullable(ExpressOfferSchema)),
  }),
});
export type CartInit = v.InferOutput<typeof readCartInit.body>;
