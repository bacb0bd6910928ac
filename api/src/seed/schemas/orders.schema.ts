import { returnKinds, returnOutcomes } from '@odeta/contracts';
import * as v from 'valibot';
import { TextsSchema } from './texts.schema.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A return of the first piece of the order. */
const ReturnSchema = v.strictObject({
  /** Before the day on which the seed is loaded. */
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.picklist(returnKinds),
  state: v.picklist(['opened', 'ready', 'registered', 'completed']),
  reason: v.string(),
  /** What the buyer has written, in the language of each country; only where something is wrong with the goods. */
  notes: v.optional(TextsSchema),
  outcome: v.optional(v.picklist(returnOutcomes)),
});
export type SeedReturn = Omit<v.InferOutput<typeof ReturnSchema>, 'notes'> & { note: string };

/** What the first account of each country has ordered, and members of the club, so that their pages show every state. */
export const OrdersSchema = v.array(
  v.strictObject({
    /** Before the day on which the seed is loaded. */
    daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: v.picklist(['placed', 'in-progress', 'subsequent', 'sent', 'review', 'cancelled']),
    /** Of each line. */
    pieces: v.pipe(v.array(CountSchema), v.minLength(1), v.maxLength(5)),
    /** The last line could not be sent. */
    lastSoldOut: v.optional(v.boolean(), false),
    /** P3. Not of the first account, but of each one that was a member of the club on that day, with its discount. */
    member: v.optional(v.boolean(), false),
    return: v.optional(ReturnSchema),
  }),
);
export type SeedOrder = v.InferOutput<typeof OrdersSchema>[number];
