import * as v from 'valibot';
import { VariantIdSchema } from '../catalog/variant.ts';
import { endpoint, NothingSchema } from '../endpoint.ts';

/** How the shop names itself in messages to the page that opened the checkout. */
export const CHECKOUT_MESSAGE = { source: 'odeta-checkout', version: 1 } as const;

/** Query of the checkout that a link of a partner opened; the visit is one of a partner from then on. */
export const PREPARED_QUERY = 'prepared';

const OriginSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#\s]+$/));

/** `opened` also while a payment is on its way; `failed`: the order was not paid in time, or was cancelled. */
const PreparedStateSchema = v.picklist(['prepared', 'expired', 'opened', 'placed', 'failed', 'cancelled']);
export type PreparedState = v.InferOutput<typeof PreparedStateSchema>;

const OutcomeSchema = v.object({
  id: v.string(),
  state: PreparedStateSchema,
  /** Of the order; `null` as long as there is none. */
  orderNumber: v.nullable(v.string()),
});

/**
 * For servers of partners, who name themselves by `Authorization: Bearer <key>`: prepares a cart in the country of the host. The answer has
 * a link that is opened once, in a window of its own.
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
    /** Of the page that opens the link; one that the partner has registered. Its result goes there and nowhere else. */
    origin: OriginSchema,
    /** Where the shopper goes back to when no page has opened the window; of the same origin. */
    returnUrl: v.optional(v.pipe(v.string(), v.maxLength(1000), v.url())),
  }),
  body: v.object({ id: v.string(), url: v.string(), expiresAt: v.string() }),
  problems: ['unknown-partner', 'unknown-variant', 'not-enough-stock', 'sold-out', 'discount-code'],
});

/** What became of it: the only word that a partner should act on. */
export const readPartnerCheckout = endpoint({
  method: 'GET',
  path: '/partners/checkouts/{id}',
  summary: 'For partners: what became of a prepared cart',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  body: OutcomeSchema,
  problems: ['unknown-partner'],
});

/** How it ended, for the page or the app that opened it. */
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

/** The prepared cart that the visitor opened last in this browser, and what became of it. */
export const readPreparedCheckout = endpoint({
  method: 'GET',
  path: '/checkout/prepared',
  summary: 'The prepared cart of a partner that this visitor has opened',
  body: v.object({ checkout: v.nullable(PreparedCheckoutSchema) }),
});

/** The visitor goes back to the partner without an order. One that has an order stays as it is. */
export const cancelPreparedCheckout = endpoint({
  method: 'POST',
  path: '/checkout/prepared-cancel',
  summary: 'The visitor leaves the checkout of a prepared cart',
  body: NothingSchema,
});
