import * as v from 'valibot';
import { endpoint, NothingSchema } from '../base/endpoint.ts';
import { VariantIdSchema } from '../catalog/variant.ts';

/** Identifies the shop in messages to the page that opened the checkout. */
export const CHECKOUT_MESSAGE = { source: 'odeta-checkout', version: 1 } as const;

/** Query parameter of a checkout that was opened by a partner's link; from then on the visit counts as the partner's. */
export const PREPARED_QUERY = 'prepared';

const OriginSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#\s]+$/));

/** `opened` includes pending payments; `failed`: the order was not paid in time, or was cancelled. */
const PreparedStateSchema = v.picklist(['prepared', 'expired', 'opened', 'placed', 'failed', 'cancelled']);
export type PreparedState = v.InferOutput<typeof PreparedStateSchema>;

const OutcomeSchema = v.object({
  id: v.string(),
  state: PreparedStateSchema,
  /** `null` as long as there is no order. */
  orderNumber: v.nullable(v.string()),
});

/**
 * For partners' servers, authenticated by `Authorization: Bearer <key>`: prepares a cart in the country of the host. The response
 * has a single-use link, which is opened in a separate window.
 */
export const prepareCheckout = endpoint({
  method: 'POST',
  path: '/partners/checkouts',
  summary: 'For partners: prepares a cart and makes the link that opens its checkout',
  payload: v.object({
    items: v.pipe(
      v.array(
        v.object({
          variantId: VariantIdSchema,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
    discountCode: v.optional(v.pipe(v.string(), v.maxLength(50))),
    /** Origin of the page that opens the link; the partner must have registered it. The result is sent only to this origin. */
    origin: OriginSchema,
    /** Where the shopper returns if the window was not opened by a page; must have the same origin. */
    returnUrl: v.optional(v.pipe(v.string(), v.maxLength(1000), v.url())),
  }),
  body: v.object({ id: v.string(), url: v.string(), expiresAt: v.string() }),
  problems: ['unknown-partner', 'unknown-variant', 'not-enough-stock', 'sold-out', 'discount-code'],
});

/** The result of a prepared cart. Partners should rely only on this. */
export const readPartnerCheckout = endpoint({
  method: 'GET',
  path: '/partners/checkouts/{id}',
  summary: 'For partners: what became of a prepared cart',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  body: OutcomeSchema,
  problems: ['unknown-partner'],
});

/** The result, for the page or app that opened the checkout. */
export const CheckoutResultSchema = v.object({
  id: v.pipe(v.string(), v.description('Of the checkout, as the shop has answered who prepared it')),
  state: v.picklist(['placed', 'failed', 'cancelled']),
  orderNumber: v.pipe(v.nullable(v.string()), v.description('`null` without an order')),
});

const PreparedCheckoutSchema = v.object({
  ...OutcomeSchema.entries,
  partner: v.string(),
  origin: v.string(),
  returnUrl: v.nullable(v.string()),
});
export type PreparedCheckout = v.InferOutput<typeof PreparedCheckoutSchema>;

/** The prepared cart that was opened last in this browser, and its result. */
export const readPreparedCheckout = endpoint({
  method: 'GET',
  path: '/checkout/prepared',
  summary: 'The prepared cart of a partner that this visitor has opened',
  body: v.object({ checkout: v.nullable(PreparedCheckoutSchema) }),
});

/** The visitor returns to the partner without an order. A prepared cart with an order stays unchanged. */
export const cancelPreparedCheckout = endpoint({
  method: 'POST',
  path: '/checkout/prepared-cancel',
  summary: 'The visitor leaves the checkout of a prepared cart',
  body: NothingSchema,
});
