import { returnKinds, returnOutcomes } from '@odeta/contracts';
import * as v from 'valibot';
import { TextsSchema } from './texts.schema.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A return of the first line of the order. */
const ReturnSchema = v.strictObject({
  /** Days before the seed is loaded. */
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.picklist(returnKinds),
  state: v.picklist(['opened', 'ready', 'registered', 'completed']),
  reason: v.string(),
  /** The buyer's note by language; only for defective goods. */
  notes: v.optional(TextsSchema),
  outcome: v.optional(v.picklist(returnOutcomes)),
});
export type SeedReturn = Omit<v.InferOutput<typeof ReturnSchema>, 'notes'> & { note: string };

/** Orders of the first account of each country and of club members, so that every state can be seen. */
export const OrdersSchema = v.array(
  v.strictObject({
    /** Days before the seed is loaded. */
    daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: v.picklist(['placed', 'in-progress', 'subsequent', 'sent', 'review', 'cancelled']),
    /** Quantity of each line. */
    pieces: v.pipe(v.array(CountSchema), v.minLength(1), v.maxLength(5)),
    /** Whether the last line was sold out. */
    lastSoldOut: v.optional(v.boolean(), false),
    /** Not for the first account, but for every club member on that day, with the club's discount. */
    member: v.optional(v.boolean(), false),
    return: v.optional(ReturnSchema),
  }),
);
export type SeedOrder = v.InferOutput<typeof OrdersSchema>[number];
