import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { returnKinds } from '../my-account/return-kinds.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An order with the data that the warehouse needs. */
export const WarehouseOrderSchema = v.object({
  number: v.string(),
  country: CountryCodeSchema,
  state: v.picklist(['placed', 'in-progress', 'subsequent', 'sent', 'review', 'sold-out', 'cancelled']),
  placedAt: v.string(),
  revision: v.pipe(
    v.optional(CountSchema, 0),
    v.description(
      'How often the buyer or the shop has amended the order: its address, sizes or lines are other ones since',
    ),
  ),
  lastSequence: v.pipe(CountSchema, v.description('Of the last event that was used; the next one has one more')),
  shipping: v.object({
    key: v.string(),
    name: v.string(),
    expectedOn: v.pipe(v.string(), v.description('YYYY-MM-DD: of everything, or of the first of two parcels')),
    laterExpectedOn: v.pipe(
      v.optional(v.nullable(v.string()), null),
      v.description(
        'YYYY-MM-DD: the buyer wants what is in stock at once, and lines that are `incoming` in a second parcel; null: all together',
      ),
    ),
    address: v.pipe(v.array(v.string()), v.description('As it stands on the parcel, a line each')),
    note: v.pipe(
      v.optional(v.string(), ''),
      v.description('What the buyer tells the courier, in one line for the label; empty for pick-ups'),
    ),
  }),
  collect: v.pipe(
    v.nullable(v.object({ amount: v.number(), currency: v.string() })),
    v.description('What the carrier collects on delivery, in major units; null: nothing'),
  ),
  collectLater: v.pipe(
    v.optional(v.nullable(v.object({ amount: v.number(), currency: v.string() })), null),
    v.description('What of `collect` is collected with the second parcel'),
  ),
  toTransfer: v.pipe(v.number(), v.description('What has to go back by bank transfer, in major units')),
  lines: v.array(
    v.object({
      lineId: v.string(),
      catalogNumber: v.string(),
      name: v.string(),
      color: v.string(),
      size: v.string(),
      incoming: v.pipe(v.boolean(), v.description('Ordered before it came in')),
      quantity: CountSchema,
      open: v.pipe(CountSchema, v.description('Neither in a parcel nor sold out')),
      delivered: v.pipe(CountSchema, v.description('Delivered, and not returned')),
    }),
  ),
  parcels: v.array(
    v.object({
      parcel: v.string(),
      state: v.picklist(['packed', 'sent', 'delivered', 'returned']),
      carrier: v.nullable(v.string()),
      trackingNumber: v.nullable(v.string()),
    }),
  ),
  returns: v.pipe(
    v.optional(
      v.array(
        v.object({
          returnNumber: v.string(),
          kind: v.picklist(returnKinds),
          state: v.picklist(['opened', 'ready', 'registered']),
          code: v.pipe(v.nullable(v.string()), v.description('As the label of its parcel says it')),
          pieces: v.array(v.object({ lineId: v.string(), quantity: CountSchema })),
        }),
      ),
      [],
    ),
    v.description('What comes back, or waits for an answer'),
  ),
});
export type WarehouseOrder = v.InferOutput<typeof WarehouseOrderSchema>;

/** Oldest first; `next` is the cursor of the next page, `null` on the last one. */
export const WarehouseOrdersSchema = v.object({
  orders: v.array(WarehouseOrderSchema),
  next: v.nullable(v.string()),
});
export type WarehouseOrders = v.InferOutput<typeof WarehouseOrdersSchema>;
