import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { endpoint } from '../endpoint.ts';
import { AgreementTypeSchema } from './agreements.ts';
import { EntryIdSchema } from './cart-item.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { InvoiceCompanySchema } from './invoice-company.ts';
import { WalletTokenSchema } from './wallet.ts';

/** Header with the key of the order the buyer means; the same key always gets the same answer. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** What such a key looks like. */
export const ORDER_KEY = /^[\w-]{1,100}$/;

/** M9. Header with the solved challenge, or with the token of reCAPTCHA where checkout-init names a site key. */
export const BOT_PROOF_HEADER = 'bot-proof';

/** R6. Six digits; what else is typed is refused with a text at `cart.blikCode`. */
export const BlikCodeSchema = v.optional(v.pipe(v.string(), v.maxLength(20)), '');

/** M4–M6. Exactly one of `redirect` and `listener` is there; `checker` comes with the listener. */
export const OrderAnswerSchema = v.object({
  /** Followed after 500 ms: the confirmation, or the provider's page. */
  redirect: v.nullable(v.string()),
  /** Address of the event stream (`PaymentEventSchema`). */
  listener: v.nullable(v.string()),
  /** Address to ask when the stream is silent (`readPaymentStatus`). */
  checker: v.nullable(v.string()),
  /** The payment that is waited for; `null` when there is none. */
  payment: v.nullable(
    v.object({
      orderId: v.string(),
      key: MethodKeySchema,
      /** ISO date and time; the countdown of a BLIK code. */
      expiresAt: v.string(),
    }),
  ),
  hurraTagManager: HurraTagManagerSchema,
});
export type OrderAnswer = v.InferOutput<typeof OrderAnswerSchema>;

/**
 * M3–M7. Places the order of the visitor's cart. An order that is to be paid online leaves the cart as it is until it is
 * paid: placed again, with a new key, it is the same order with a new payment, and the older payment is cancelled first.
 * Field errors are grouped by form (H22).
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/checkout/order',
  summary: 'M3. Places the order',
  payload: v.object({
    basketConsents: v.array(AgreementTypeSchema),
    windowBreakpoint: v.picklist(['lg', 'md', 'sm', 'xs', 'xxs']),
    blikCode: BlikCodeSchema,
    /** M4. Of the chosen wallet, when that is what pays. */
    walletToken: WalletTokenSchema,
    /** The total the buyer saw; a different one is refused, so that nobody pays what was not shown. */
    total: v.optional(PriceSchema),
    /** The company that the order is invoiced to; left out when its buyer is a person. Field errors come as `invoice.<field>`. */
    invoice: v.optional(InvoiceCompanySchema),
  }),
  body: OrderAnswerSchema,
  problems: [
    'empty-cart',
    'sold-out',
    'total-changed',
    'point-closed',
    'idempotency-mismatch',
    'payment-unavailable',
    'bot-protection',
  ],
});

/** M7. Body of an order that is refused as `sold-out`: the lines of which there are not enough pieces, and how many there are. */
export const SoldOutSchema = v.object({
  cartItems: v.array(v.object({ entryId: EntryIdSchema, name: v.string(), available: v.number() })),
});
export type SoldOutLine = v.InferOutput<typeof SoldOutSchema>['cartItems'][number];

/** M9. Work for the page before it places an order: a proof of work in the form of ALTCHA, solved by its worker. */
export const readBotChallenge = endpoint({
  method: 'GET',
  path: '/checkout/bot-challenge',
  summary: 'M9. A challenge for the page, to be solved before an order is placed',
  body: v.object({
    /** As the library's `solveChallenge` takes it; the proof is base64 of the JSON `{ challenge, solution }`. */
    challenge: v.object({
      parameters: v.record(v.string(), v.unknown()),
      signature: v.string(),
    }),
  }),
});
