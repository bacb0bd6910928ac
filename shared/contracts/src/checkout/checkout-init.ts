import * as v from 'valibot';
import { CustomerSchema } from '../base/customer.ts';
import { endpoint } from '../base/endpoint.ts';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { LinkParameterSchema } from '../base/link-parameter.ts';
import { PriceSchema } from '../base/price.ts';
import { ValidationPatternsSchema } from '../base/validation-patterns.ts';
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

/** J2. All data of /checkout. */
export const readCheckoutInit = endpoint({
  method: 'GET',
  path: '/checkout/checkout-init',
  summary: 'J2. Everything that the checkout page shows',
  query: v.object({ 'payment-back': LinkParameterSchema }),
  body: v.object({
    /** `/cart` when no available goods are ticked. */
    redirect: v.nullable(v.string()),
    cartItems: v.array(CartItemSchema),
    summary: SummarySchema,
    discountCode: v.nullable(DiscountCodeSchema),
    vouchers: v.array(UsedVoucherSchema),
    /** L2. As in `readCartInit`. */
    offeredCodes: v.optional(v.number()),
    freeDelivery: FreeDeliverySchema,
    /** K1. At most three, newest first; before them the one that is only for this order. */
    shippingAddress: v.array(ShippingAddressSchema),
    /** J12. Points that the customer has used, the latest first, including the chosen one. */
    shippingPoint: v.array(ShippingPointSchema),
    shippingPayment: ShippingPaymentSchema,
    shippingAddressId: v.nullable(v.string()),
    shippingPointId: v.nullable(v.string()),
    payment: v.nullable(MethodKeySchema),
    shipping: v.nullable(MethodKeySchema),
    /**
     * Delivery and payment were filled in from the customer's last order, and they have not chosen another delivery since; `null`
     * otherwise. `lapsed`: choices of that order that are no longer available.
     */
    lastOrder: v.optional(
      v.nullable(
        v.object({
          shippingName: v.string(),
          pointName: v.nullable(v.string()),
          paymentName: v.string(),
          /** The cost of delivery and payment in that order. */
          shippingCost: PriceSchema,
          lapsed: v.array(v.picklist(['shipping', 'point', 'payment'])),
        }),
      ),
      null,
    ),
    /** I6. The choice for goods that are delivered later. */
    laterItems: v.optional(LaterItemsSchema, 'together'),
    customer: v.nullable(CustomerSchema),
    /** M1. The browser's wallets that can pay for the goods. */
    wallets: v.optional(v.array(WalletOfferSchema), []),
    /** Whether the payment provider keeps means of payment for customers with an account (`readSavedMeans`). */
    savesMeans: v.optional(v.boolean(), false),
    /** Whether companies can be looked up by their number (`findCompany`). */
    findsCompanies: v.optional(v.boolean(), false),
    agreements: v.array(AgreementSchema),
    customerAvailableAgreements: CustomerAvailableAgreementsSchema,
    club: v.nullable(ClubSchema),
    hurraTagManager: HurraTagManagerSchema,
    recaptcha: v.object({ siteKey: v.nullable(v.string()) }),
    /** L2. The customer's own codes that can be used now. */
    userCodes: v.object({ count: v.number(), codes: v.array(UserCodeSchema) }),
    shippingPointsConfig: ShippingPointsConfigSchema,
    validationPatterns: ValidationPatternsSchema,
    /** H12. Refused e-mail endings, separated by `|`. */
    emailExceptions: v.optional(v.string(), ''),
    /** Values of `recapErrors`. */
    orderRecapHandledErrors: v.array(v.string()),
  }),
});

/** K7. The same data after a log-in. */
export const readAfterLoggingIn = endpoint({
  ...readCheckoutInit,
  path: '/checkout/after-logging-in',
  summary: 'K7. The checkout page after a log-in',
});
export type CheckoutInit = v.InferOutput<typeof readCheckoutInit.body>;
