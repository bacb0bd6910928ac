import * as v from 'valibot';

export const RefusalSchema = v.picklist([
  'malformed',
  'unknown-version',
  'unknown-type',
  'out-of-date',
  'not-own-address',
  'not-here',
]);
export type Refusal = v.InferOutput<typeof RefusalSchema>;

/** The acknowledgement of a message; unacknowledged messages are sent again. Acknowledgements are not acknowledged. */
export const AckPayloadSchema = v.object({
  of: v.pipe(v.string(), v.maxLength(100), v.description('`id` of the message that is answered')),
  outcome: v.pipe(
    v.picklist(['handled', 'refused', 'may-leave']),
    v.description('`may-leave` answers `backButton` when nothing is left to go back to'),
  ),
  reason: v.optional(RefusalSchema),
});

/** E4, R19. The visitor's consent to the two services of the country's language; on both sides the latest decision counts. */
export const ConsentPayloadSchema = v.object({
  decidedAt: v.pipe(
    v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    v.description('When the visitor decided; `null`: not yet, and nothing is granted'),
  ),
  services: v.pipe(v.array(v.object({ id: v.pipe(v.number(), v.integer()), granted: v.boolean() })), v.length(2)),
});
export type ConsentPayload = v.InferOutput<typeof ConsentPayloadSchema>;
