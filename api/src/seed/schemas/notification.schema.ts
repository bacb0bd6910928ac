import * as v from 'valibot';
import { OnlySchema, TextsSchema } from './texts.schema.ts';

export const DayOfYearSchema = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day like 12-24'),
);

/** I10. Said from the one day of each year to the other, both counted; always when they are left out. */
export const NotificationSchema = v.strictObject({
  only: OnlySchema,
  from: v.optional(DayOfYearSchema),
  until: v.optional(DayOfYearSchema),
  /** What is in stock has to arrive on this day of the year: `{day}` and `{hour}` say until when it can be ordered. */
  arrivesBy: v.optional(DayOfYearSchema),
  texts: TextsSchema,
});
