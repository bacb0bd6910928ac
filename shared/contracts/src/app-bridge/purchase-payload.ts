import * as v from 'valibot';

// A file of its own: every page knows it by the events on the bus, but not the messages of the bridge.

/** E2. What the app receives of an order, when it is placed and when it is confirmed. */
export const PurchasePayloadSchema = v.object({
  itemAmount: v.pipe(v.number(), v.minValue(0), v.description('What the order costs, in major units')),
  itemName: v.pipe(v.string(), v.maxLength(200), v.description('The names of its goods')),
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.description('Number of the order')),
  currency: v.pipe(v.string(), v.length(3), v.description('ISO 4217')),
});
export type PurchasePayload = v.InferOutput<typeof PurchasePayloadSchema>;
