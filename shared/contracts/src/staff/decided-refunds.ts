import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import { DecidedSchema, ListedCasesSchema, UuidSchema } from './decisions.ts';
import { STAFF_PATH } from './values.ts';

const sum = {
  id: v.string(),
  country: CountryCodeSchema,
  /** What the order is called. */
  orderId: v.string(),
  orderNumber: v.string(),
  /** In minor units. */
  amount: v.number(),
  currency: v.string(),
  reason: v.string(),
  /** Since when it is owed. */
  at: v.string(),
};

const OpenRefundSchema = v.object({
  ...sum,
  /** Its id at the bank. */
  bankId: v.string(),
  /** What the bank said last. */
  refusal: v.string(),
  attempts: v.number(),
  /** Since when it waits for a person; `null`: the shop requests it by itself. */
  waitsSince: v.nullable(v.string()),
  /** When the shop requests it, or asks about it, again. */
  checkAt: v.string(),
  /** Since when the bank has it. */
  acceptedAt: v.nullable(v.string()),
});
export type OpenRefund = v.InferOutput<typeof OpenRefundSchema>;

const TransferSchema = v.object({
  ...sum,
  /** Empty if the buyer has named none. */
  bankAccount: v.string(),
  holder: v.string(),
  /** Empty if the account of the buyer is deleted. */
  email: v.string(),
});
export type Transfer = v.InferOutput<typeof TransferSchema>;

export const listStaffRefunds = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/refunds`,
  summary: 'Refunds that the bank does not make, and those of cash that a person transfers',
  query: v.object({ most: ListedCasesSchema }),
  body: v.object({
    refunds: v.array(OpenRefundSchema),
    transfers: v.array(TransferSchema),
    /** Of all that were found, by list. */
    counts: v.object({ refunds: v.number(), transfers: v.number() }),
  }),
  problems: ['not-allowed'],
});

const params = v.object({ refundId: UuidSchema });

export const requestStaffRefund = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/refunds/{refundId}/again`,
  summary: 'Has the shop request a refund from the bank again',
  params,
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});

export const completeStaffRefund = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/refunds/{refundId}/done`,
  summary: 'Says that the buyer has the money, and how; an e-mail tells them',
  params,
  payload: v.strictObject({ note: v.pipe(v.string(), v.trim(), v.nonEmpty('say how'), v.maxLength(200)) }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});
