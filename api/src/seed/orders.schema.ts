import * as v from 'valibot';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the first account of each country has ordered, so that its pages show every state. */
export const OrdersSchema = v.array(
  v.strictObject({
    /** Before the day on which the seed is loaded. */
    daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: v.picklist(['placed', 'in-progress', 'subsequent', 'sent', 'review', 'cancelled']),
    /** Of each line. */
    pieces: v.pipe(v.array(CountSchema), v.minLength(1), v.maxLength(5)),
    /** The last line could not be sent. */
    lastSoldOut: v.optional(v.boolean(), false),
  }),
);
export type SeedOrder = v.InferOutput<typeof OrdersSchema>[number];
