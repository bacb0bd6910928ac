import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { CartItemSchema } from '../checkout/cart-item.ts';
import { OrderIdSchema } from '../checkout/payment.ts';

/** Download address of the model withdrawal form as PDF, in the language of the country. Not an endpoint of the API client. */
export const WITHDRAWAL_FORM_URL = '/api/base/withdrawal-form.pdf';

const WithdrawnLinesSchema = v.pipe(v.array(v.object({ lineId: v.string(), quantity: v.number() })), v.maxLength(200));

/** P6. Numbers of withdrawn pieces: those that are not sent any more, those packed or on their way, and those that the shopper has. */
const WithdrawnParcelsSchema = v.object({ stopped: v.number(), underWay: v.number(), delivered: v.number() });
export type WithdrawnParcels = v.InferOutput<typeof WithdrawnParcelsSchema>;

/** A withdrawal as declared and received. */
export const WithdrawalSchema = v.object({
  /** A reference number. */
  number: v.string(),
  /** ISO date and time. */
  receivedAt: v.string(),
  name: v.string(),
  orderNumber: v.string(),
  email: v.string(),
  /** The chosen goods and the shopper's own words, one per line; `null`: all goods of the order. */
  goods: v.nullable(v.string()),
  /** The last characters of the bank account for the refund; empty if none was given. Missing from older servers. */
  refundTo: v.optional(v.string(), ''),
  /** What happens to the goods; `null` unless the visitor has the order. Missing from older servers. */
  parcels: v.optional(v.nullable(WithdrawnParcelsSchema), null),
});
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;

/**
 * Directive 2011/83/EU, article 11a. Declares the withdrawal from a contract, without an account. It is recorded whatever the order
 * number is, and the response does not reveal whether the order exists. Idempotent: a repetition with the same key gets the same
 * response. Field errors have the names of the fields.
 */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/base/withdrawal',
  summary: 'P6. Declares the withdrawal from a contract',
  payload: v.object({
    name: v.string(),
    orderNumber: v.string(),
    /** The address for the confirmation of receipt. */
    email: v.string(),
    scope: v.string(),
    /** The goods in the shopper's own words, if it is not the whole order; with `lines` only what is not among them. */
    goods: v.string(),
    /** The goods chosen from the lines of `readOwnOrder`. They are refused at the field `goods` if they cannot be withdrawn from any more. */
    lines: v.optional(WithdrawnLinesSchema, []),
    /** For a refund of what was paid in cash; may be empty. */
    bankAccount: v.optional(v.string(), ''),
    holder: v.optional(v.string(), ''),
  }),
  body: WithdrawalSchema,
  problems: ['bot-protection', 'idempotency-mismatch'],
});

/** The last day to withdraw from an order, and what is possible after that. Days are ISO dates. */
export const WithdrawalDeadlineSchema = v.object({
  deliveredOn: v.string(),
  withdrawUntil: v.string(),
  /** 0 on the last day; `null` after it. */
  daysLeft: v.nullable(v.number()),
  /** The shop accepts returns for longer than the law requires, for a fee; `null` after the last day. */
  returnUntil: v.nullable(v.string()),
  returnFee: v.number(),
});
export type WithdrawalDeadline = v.InferOutput<typeof WithdrawalDeadlineSchema>;

/** A line of the order in the withdrawal form; equal lines are one. Prices are per piece. */
export const WithdrawableItemSchema = v.object({
  lineId: v.string(),
  ...v.pick(CartItemSchema, ['name', 'price', 'pricePromo', 'color', 'size', 'picture']).entries,
  /** The goods in the statement, without the number of pieces. */
  text: v.string(),
  /** Pieces that the customer has or waits for, that are in no return and not withdrawn from. */
  left: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type WithdrawableItem = v.InferOutput<typeof WithdrawableItemSchema>;

/**
 * P6. The order to fill in the form with: the named one, otherwise the last one, of those that the customer placed, or that the visitor
 * placed or opened by its link; `null` without one.
 */
export const readOwnOrder = endpoint({
  method: 'GET',
  path: '/base/withdrawal-order',
  summary: 'P6. What the visitor may withdraw from, as far as his visit knows',
  query: v.object({
    orderId: v.optional(OrderIdSchema),
    /** As typed. */
    orderNumber: v.optional(v.string()),
  }),
  body: v.object({
    order: v.nullable(
      v.object({
        number: v.string(),
        name: v.string(),
        email: v.string(),
        /** The goods of the order, one string per line. */
        lines: v.array(v.string()),
        /** The goods with pictures and prices; missing from older servers. */
        items: v.optional(v.array(WithdrawableItemSchema)),
        /** The refund for all pieces that are left, as in `quoteWithdrawal`; missing from older servers. */
        refund: v.optional(v.nullable(PriceSchema)),
        /** Whether a refund needs a bank account: goods were sent, and nothing was paid online. Missing from older servers. */
        needsBankAccount: v.optional(v.boolean(), false),
        /** `null` until everything is delivered; missing from older servers. */
        deadline: v.optional(v.nullable(WithdrawalDeadlineSchema)),
      }),
    ),
  }),
});
export type OwnOrder = NonNullable<v.InferOutput<typeof readOwnOrder.body>['order']>;

/**
 * P6. The refund for these pieces of an order that `readOwnOrder` returns, without deductions: of everything also the delivery (Directive 2011/83/EU,
 * article 13). `null` if the order is not paid, the 14 days are over, or these pieces are not in that order.
 */
export const quoteWithdrawal = endpoint({
  method: 'POST',
  path: '/base/withdrawal-quote',
  summary: 'P6. What a withdrawal from a part of the order brings back',
  payload: v.object({
    orderNumber: v.string(),
    lines: WithdrawnLinesSchema,
  }),
  body: v.object({ refund: v.nullable(PriceSchema) }),
});
