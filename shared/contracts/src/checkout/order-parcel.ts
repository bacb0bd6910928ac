import * as v from 'valibot';

/** P4. Statuses of an order, with the names of the specification. `subsequent`: its delivery takes longer. */
export const orderStatuses = ['in_progress', 'subsequent', 'sent', 'review', 'sold_out', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** ISO date and time; `null`: not yet. */
const MomentSchema = v.nullable(v.string());

/** P5. A parcel with its pieces. */
export const OrderParcelSchema = v.object({
  state: v.picklist(['packed', 'sent', 'delivered', 'returned']),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  packedAt: v.string(),
  sentAt: MomentSchema,
  /** YYYY-MM-DD */
  expectedOn: v.nullable(v.string()),
  deliveredAt: MomentSchema,
  pieces: v.array(v.object({ lineId: v.string(), quantity: v.number() })),
});
export type OrderParcel = v.InferOutput<typeof OrderParcelSchema>;
