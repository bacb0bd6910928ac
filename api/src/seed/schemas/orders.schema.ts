import { contactTopics, returnKinds, returnOutcomes } from '@odeta/contracts';
import * as v from 'valibot';
import { TextsSchema } from './texts.schema.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Days before the seed is loaded. */
const DaysAgoSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A return of the first line of the order. */
const ReturnSchema = v.strictObject({
  daysAgo: DaysAgoSchema,
  kind: v.picklist(returnKinds),
  state: v.picklist(['opened', 'ready', 'registered', 'sent', 'completed']),
  reason: v.string(),
  /** The buyer's note by language; only for defective goods. */
  notes: v.optional(TextsSchema),
  outcome: v.optional(v.picklist(returnOutcomes)),
});
export type SeedReturn = Omit<v.InferOutput<typeof ReturnSchema>, 'notes'> & { note: string };

/** What the buyer has written about the order, which waits for an employee. */
const WrittenSchema = v.strictObject({
  daysAgo: DaysAgoSchema,
  /** A message of the contact page. */
  message: v.optional(v.strictObject({ topic: v.picklist(contactTopics), texts: TextsSchema })),
  /** A withdrawal from goods in the buyer's own words, with a bank account. */
  withdrawal: v.optional(TextsSchema),
  /** Of the first line. */
  review: v.optional(v.strictObject({ stars: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), texts: TextsSchema })),
});
export type SeedWritten = v.InferOutput<typeof WrittenSchema>;

/** Orders of the first account of each country and of club members, so that every state can be seen. */
export const OrdersSchema = v.array(
  v.strictObject({
    daysAgo: DaysAgoSchema,
    state: v.picklist(['placed', 'in-progress', 'subsequent', 'sent', 'review', 'cancelled']),
    /** Quantity of each line. */
    pieces: v.pipe(v.array(CountSchema), v.minLength(1), v.maxLength(5)),
    /** Whether the last line was sold out. */
    lastSoldOut: v.optional(v.boolean(), false),
    /** Not for the first account, but for every club member on that day, with the club's discount. */
    member: v.optional(v.boolean(), false),
    return: v.optional(ReturnSchema),
    written: v.optional(WrittenSchema),
  }),
);
export type SeedOrder = v.InferOutput<typeof OrdersSchema>[number];
