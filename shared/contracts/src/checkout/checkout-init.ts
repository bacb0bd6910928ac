import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { endpoint } from '../endpoint.ts';
import { LinkParameterSchema } from '../link-parameter.ts';
import { CustomerSchema } from '../my-account/customer.ts';
import { AgreementSchema, CustomerAvailableAgreementsSchema } from './agreements.ts';
import { CartItemSchema } from './cart-item.ts';
import { ClubSchema } from './club.ts';
import { MethodKeySchema, ShippingPaymentSchema } from './delivery-method.ts';
import { DiscountCodeSchema, UsedVoucherSchema, UserCodeSchema } from './discount-code.ts';
import { ShippingAddressSchema } from './shipping-address.ts';
import { LaterItemsSchema } from './shipping-payment.ts';
import { ShippingPointSchema, ShippingPointsConfigSchema } from './shipping-points.ts';
import { FreeDeliverySchema, SummarySchema } from './summary.ts';
import { WalletOfferSchema } from './wallet.ts';

/** H8, H9. Regular expressions (flag `u`) that the server gives to the forms. */
export const ValidationPatternsSchema = v.object({
  city: v.string(),
  'client-name': v.string(),
  'client-surname': v.string(),
  street: v.string(),
  /** Length in characters after white space is removed, then the pattern. */
  phone: v.object({ min: v.number(), max: v.number(), pattern: v.string() }),
});
export type ValidationPatterns = v.InferOutput<typeof ValidationPatternsSchema>;

/** J2. Everything that /checkout shows. */
export const readCheckoutInit = endpoint({
  method: 'GET',
  path: '/checkout/checkout-init',
  summary: 'J2. Everything that the checkout page shows',
  query: v.object({ 'payment-back': LinkParameterSchema }),
  body: v.object({
    /** `/cart` when nothing that can be bought is ticked. */
    redirect: v.nullable(v.string()),
    cartItems: v.array(CartItemSchema),
    summary: SummarySchema,
    discountCode: v.nullable(DiscountCodeSchema),
    vouchers: v.array(UsedVoucherSchema),
    freeDelivery: FreeDeliverySchema,
    /** K1: three at most, newest first, the one for this order only before them. */
    shippingAddress: v.array(ShippingAddressSchema),
    /** J12. Points that the customer has used, the latest first; the chosen one is among them. */
    shippingPoint: v.array(ShippingPointSchema),
    shippingPayment: ShippingPaymentSchema,
    shippingAddressId: v.nullable(v.string()),
    shippingPointId: v.nullable(v.string()),
    payment: v.nullable(MethodKeySchema),
    shipping: v.nullable(MethodKeySchema),
    /**
     * Delivery and payment were filled in as the customer ordered last, and he has not chosen another delivery since; `null`
     * otherwise. `lapsed`: what of it cannot be had any more.
     */
    lastOrder: v.optional(
      v.nullable(
        v.object({
          shippingName: v.string(),
          pointName: v.nullable(v.string()),
          paymentName: v.string(),
          /** What delivery and payment cost then. */
          shippingCost: PriceSchema,
          lapsed: v.array(v.picklist(['shipping', 'point', 'payment'])),
        }),
      ),
      null,
    ),
    /** I6. What was chosen for goods that come later. */
    laterItems: v.optional(LaterItemsSchema, 'together'),
    customer: v.nullable(CustomerSchema),
    /** M1. With which the goods can be paid in the browser's own sheet. */
    wallets: v.optional(v.array(WalletOfferSchema), []),
    agreements: v.array(AgreementSchema),
    customerAvailableAgreements: CustomerAvailableAgreementsSchema,
    club: v.nullable(ClubSchema),
    hurraTagManager: HurraTagManagerSchema,
    recaptcha: v.object({ siteKey: v.nullable(v.string()) }),
    /** L2. The customer's own codes that he can use now. */
    userCodes: v.object({ count: v.number(), codes: v.array(UserCodeSchema) }),
    shippingPointsConfig: ShippingPointsConfigSchema,
    validationPatterns: ValidationPatternsSchema,
    /** H12: e-mail endings that are refused, separated by `|`. */
    emailExceptions: v.optional(v.string(), ''),
    /** Of `recapErrors`. */
    orderRecapHandledErrors: v.array(v.string()),
  }),
});

/** K7. The same for a visitor who has just logged in. */
export const readAfterLoggingIn = endpoint({
  ...readCheckoutInit,
  path: '/checkout/after-logging-in',
  summary: 'K7. The checkout page after a log-in',
});
export type CheckoutInit = v.InferOutput<typeof readCheckoutInit.body>;
