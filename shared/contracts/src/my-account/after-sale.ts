import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { RefundSchema } from './refund.ts';
import { returnKinds, returnStatuses } from './return-kinds.ts';

/** YYYY-MM-DD; `null` until it is known. */
const DaySchema = v.nullable(v.string());

/** P5, P6. What may be done with an order now, and what was done; the same for its customer and for a guest who has its link. */
export const AfterSaleSchema = v.object({
  /** Only while nothing is packed. */
  mayCancel: v.boolean(),
  /** P5. Only while nothing is packed. `false` from older servers. */
  mayAmend: v.optional(v.boolean(), false),
  /** The last day to withdraw; `null` if the days are over or nothing is left to withdraw from. */
  withdrawal: v.nullable(v.object({ until: DaySchema })),
  withdrawalUrl: v.string(),
  /** What can be started in the return form, with its last day. */
  kinds: v.array(v.object({ kind: v.picklist(returnKinds), until: DaySchema })),
  claimsUrl: v.string(),
  returns: v.array(
    v.object({
      id: v.string(),
      number: v.string(),
      kind: v.picklist(returnKinds),
      status: v.fallback(v.picklist(returnStatuses), 'unknown'),
    }),
  ),
  refunds: v.array(RefundSchema),
  /** Vouchers that the shop gave in place of money, with their last day; their codes are in e-mails. Missing from older servers. */
  vouchers: v.optional(v.array(v.object({ amount: PriceSchema, until: DaySchema })), []),
});
export type AfterSale = v.InferOutput<typeof AfterSaleSchema>;

/** P5, P6. For everyone who may see the order. */
export const readAfterSale = endpoint({
  method: 'GET',
  path: '/my-account/orders/{orderId}/after-sale',
  summary: 'P5, P6. What may be done with an order now, and its returns and refunds',
  params: v.object({ orderId: OrderIdSchema }),
  body: v.object({ afterSale: AfterSaleSchema }),
});
