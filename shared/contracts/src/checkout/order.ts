import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { AgreementTypeSchema } from './agreements.ts';
import { EntryIdSchema } from './cart-item.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { InvoiceCompanySchema } from './invoice-company.ts';
import { SavedMeansIdSchema } from './saved-means.ts';
import { WalletTokenSchema } from './wallet.ts';

/** Header with the idempotency key of an order; the same key always gets the same response. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Format of an idempotency key. */
export const ORDER_KEY = /^[\w-]{1,100}$/;

/** M9. Header with the solved challenge, or with the reCAPTCHA token if checkout-init has a site key. */
export const BOT_PROOF_HEADER = 'bot-proof';

/** R6. Six digits; anything else is refused with a field error at `cart.blikCode`. */
export const BlikCodeSchema = v.optional(v.pipe(v.string(), v.maxLength(20)), '');

/** Characters of a note that fit on the label of a parcel. */
export const COURIER_NOTE_LENGTH = 120;

/** M4–M6. Has either `redirect` or `listener`; `checker` is sent with `listener`. */
export const OrderAnswerSchema = v.object({
  /** The address of the confirmation, or of the provider's page; followed after 500 ms. */
  redirect: v.nullable(v.string()),
  /** Address of the event stream (`PaymentEventSchema`). */
  listener: v.nullable(v.string()),
  /** Address to poll when the stream sends nothing (`readPaymentStatus`). */
  checker: v.nullable(v.string()),
  /** The pending payment; `null` without one. */
  payment: v.nullable(
    v.object({
      orderId: v.string(),
      key: MethodKeySchema,
      /** ISO date and time; the end of the countdown for a BLIK code. */
      expiresAt: v.string(),
    }),
  ),
  /** What the order costs; lower than the total that the shopper saw if a price fell meanwhile. */
  total: v.optional(PriceSchema),
  hurraTagManager: HurraTagManagerSchema,
});
export type OrderAnswer = v.InferOutput<typeof OrderAnswerSchema>;

/** As in `readCheckoutInit`. Clients that leave it out get what the cart has. */
const SeenPlaceSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))));

/** The ticked goods that the shopper saw, with the price of a piece, the costs of delivery, and where the parcel goes. */
const SeenGoodsSchema = v.object({
  cartItems: v.array(
    v.object({ entryId: EntryIdSchema, quantity: v.pipe(v.number(), v.integer()), price: PriceSchema }),
  ),
  shippingCost: PriceSchema,
  /** `null` for the billing address; has no meaning for a pick-up. */
  shippingAddressId: SeenPlaceSchema,
  shippingPointId: SeenPlaceSchema,
});

/**
 * M3–M7. Places the order of the visitor's cart. If it is paid online, the cart stays until it is paid. Placing it again with a
 * new key reuses the same order with a new payment; the older payment is cancelled first. Field errors are grouped by
 * form (H22).
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/checkout/order',
  summary: 'M3. Places the order',
  payload: v.object({
    basketConsents: v.array(AgreementTypeSchema),
    windowBreakpoint: v.picklist(['lg', 'md', 'sm', 'xs', 'xxs']),
    blikCode: BlikCodeSchema,
    /** M4. The token of the chosen wallet, if one pays. */
    walletToken: WalletTokenSchema,
    /** The saved means that pays, instead of a code or a page; only for customers with an account. */
    savedMeansId: v.optional(SavedMeansIdSchema),
    /** The total that the shopper saw; the order is refused if it is higher now, so that nobody pays a price that was not shown. */
    total: v.optional(PriceSchema),
    /** The goods of that total. With them a lower total is accepted, and a refusal names what has become more expensive. */
    seen: v.optional(SeenGoodsSchema),
    /** For the courier; ignored for a pick-up. */
    courierNote: v.optional(v.pipe(v.string(), v.maxLength(COURIER_NOTE_LENGTH))),
    /** The company for the invoice; left out for private shoppers. Field errors have keys `invoice.<field>`. */
    invoice: v.optional(InvoiceCompanySchema),
  }),
  body: OrderAnswerSchema,
  problems: [
    'empty-cart',
    'sold-out',
    'total-changed',
    'destination-changed',
    'point-closed',
    'idempotency-mismatch',
    'payment-unavailable',
    'log-in-required',
    'confirmation-required',
    'bot-protection',
  ],
});

/** M7. Body of a problem `sold-out`: the lines without enough pieces, and how many are available. */
export const SoldOutSchema = v.object({
  cartItems: v.array(v.object({ entryId: EntryIdSchema, name: v.string(), available: v.number() })),
});
export type SoldOutLine = v.InferOutput<typeof SoldOutSchema>['cartItems'][number];

/** M9. A proof of work in ALTCHA's format, which the page solves in a worker before it places an order. */
export const readBotChallenge = endpoint({
  method: 'GET',
  path: '/checkout/bot-challenge',
  summary: 'M9. A challenge for the page, to be solved before an order is placed',
  body: v.object({
    /** Input for the library's `solveChallenge`; the proof is base64 of the JSON `{ challenge, solution }`. */
    challenge: v.object({
      parameters: v.record(v.string(), v.unknown()),
      signature: v.string(),
    }),
  }),
});
