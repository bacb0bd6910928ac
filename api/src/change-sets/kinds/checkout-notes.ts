import * as v from 'valibot';
import { DayOfYearSchema } from '../../seed/schemas/notification.schema.ts';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import type { Notification } from '../../settings/checkout-notifications.ts';
import { documentKind } from './document.ts';

const DaySchema = v.nullable(DayOfYearSchema);

const NotesSchema = v.strictObject({
  notes: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          /** First and last day of each year; `null`: always. */
          from: DaySchema,
          until: DaySchema,
          /** The day by which goods in stock have to arrive; `{day}` and `{hour}` in the text are the deadline. */
          arrivesBy: DaySchema,
          text: TextSchema,
        }),
        v.check(({ from, until }) => (from === null) === (until === null), 'needs both from and until, or neither'),
      ),
    ),
    v.maxLength(20),
  ),
});
type Notes = v.InferOutput<typeof NotesSchema>;

/** What the checkout says about delivery, as a whole. */
export const checkoutNotes = documentKind<Notes, Notification[]>({
  name: 'checkout-notes',
  document: 'orderNotifications',
  keys: '`notes`',
  schema: NotesSchema,
  partsOf: (notes) => new Map([['notes', { notes }]]),
  withPart: (_notes, _key, { notes }) => notes,
});
