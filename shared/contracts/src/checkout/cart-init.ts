import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { LinkParameterSchema } from '../base/link-parameter.ts';
import { CartItemSchema } from './cart-item.ts';
import { ShippingPaymentSchema } from './delivery-method.ts';
import { DiscountCodeSchema, UsedVoucherSchema } from './discount-code.ts';
import { FreeDeliverySchema, SummarySchema } from './summary.ts';
import { ExpressOfferSchema } from './wallet.ts';

/** I1: query parameters with a discount code of a link; the first one present is used. */
export const codeParameters = ['hrc', 'code', 'rc', 'RC'] as const;

/** I1. All data of /cart. The headers `cache-control: no-cache` and `new-user` are sent with it (G7). */
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
    /** An address to redirect to; usually `null`. */
    redirect: v.nullable(v.string()),
    cartItems: v.array(CartItemSchema),
    summary: SummarySchema,
    freeDelivery: FreeDeliverySchema,
    hurraTagManager: HurraTagManagerSchema,
    banners: v.array(v.string()),
    discountCode: v.nullable(DiscountCodeSchema),
    vouchers: v.array(UsedVoucherSchema),
    /** L2. The number of codes that `readOfferedCodes` lists; none from older servers. */
    offeredCodes: v.optional(v.number()),
    /** I9. The items themselves are requested when they are shown. */
    savedItemsCount: v.number(),
    shippingPayment: ShippingPaymentSchema,
    /** J2. The customer is logged in and has ordered before, so that the cart can be ordered with the same choices. */
    canRepeat: v.optional(v.boolean()),
    /** M1. `null` without a delivery to an address that can be paid with a wallet. */
    express: v.optional(v.nullable(ExpressOfferSchema)),
  }),
});
export type CartInit = v.InferOutput<typeof readCartInit.body>;
