import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** A withdrawal as it was declared and received. */
export const WithdrawalSchema = v.object({
  /** By which people may speak of it. */
  number: v.string(),
  /** ISO date and time. */
  receivedAt: v.string(),
  name: v.string(),
  orderNumber: v.string(),
  email: v.string(),
  /** In the buyer's words; `null`: all goods of the order. */
  goods: v.nullable(v.string()),
});
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;

/**
 * Directive 2011/83/EU, article 11a. Declares the withdrawal from a contract, without an account. It is recorded whatever the order
 * number is, and the answer does not tell whether there is such an order. The same request again, with the same key, gets the same
 * answer. Field errors have the names of the fields.
 */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/base/withdrawal',
  summary: 'P6. Declares the withdrawal from a contract',
  payload: v.object({
    name: v.string(),
    orderNumber: v.string(),
    /** Where the confirmation of receipt goes. */
    email: v.string(),
    scope: v.string(),
    /** What the buyer withdraws from when it is not the whole order. */
    goods: v.string(),
  }),
  body: WithdrawalSchema,
  problems: ['bot-protection', 'idempotency-mismatch'],
});

/** P6. The last order that the visitor has placed or opened by its link, so that he does not have to copy it; `null` when there is none. */
export const readOwnOrder = endpoint({
  method: 'GET',
  path: '/base/withdrawal-order',
  summary: 'P6. What the visitor may withdraw from, as far as his visit knows',
  body: v.object({
    order: v.nullable(
      v.object({
        number: v.string(),
        name: v.string(),
        email: v.string(),
        /** Its goods, a line each. */
        lines: v.array(v.string()),
      }),
    ),
  }),
});
export type OwnOrder = NonNullable<v.InferOutput<typeof readOwnOrder.body>['order']>;
