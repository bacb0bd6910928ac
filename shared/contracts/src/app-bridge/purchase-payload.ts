import * as v from 'valibot';

// A separate file: every page loads it for the event bus, without the other messages of the bridge.

/** E2. An order for the app, sent when it is placed and when it is confirmed. */
export const PurchasePayloadSchema = v.object({
  itemAmount: v.pipe(v.number(), v.minValue(0), v.description('What the order costs, in major units')),
  itemName: v.pipe(v.string(), v.maxLength(200), v.description('The names of its goods')),
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.description('Number of the order')),
  currency: v.pipe(v.string(), v.length(3), v.description('ISO 4217')),
});
export type PurchasePayload = v.InferOutput<typeof PurchasePayloadSchema>;
