import * as v from 'valibot';
import { OnlySchema, TextsSchema } from './texts.schema.ts';

export const DayOfYearSchema = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day like 12-24'),
);

/** Shown between two days of each year, inclusive; always when they are omitted. */
export const NotificationSchema = v.strictObject({
  only: OnlySchema,
  from: v.optional(DayOfYearSchema),
  until: v.optional(DayOfYearSchema),
  /** The day by which goods in stock have to arrive. `{day}` and `{hour}` are the deadline for such orders. */
  arrivesBy: v.optional(DayOfYearSchema),
  texts: TextsSchema,
});
