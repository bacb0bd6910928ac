import * as v from 'valibot';

/** Why a message was refused. */
export const RefusalSchema = v.picklist([
  'malformed',
  'unknown-version',
  'unknown-type',
  'out-of-date',
  'not-own-address',
  'not-here',
]);
export type Refusal = v.InferOutput<typeof RefusalSchema>;

/** The answer to a message: without it the message is sent again. An answer is not answered. */
export const AckPayloadSchema = v.object({
  of: v.pipe(v.string(), v.maxLength(100), v.description('`id` of the message that is answered')),
  outcome: v.pipe(
    v.picklist(['handled', 'refused', 'may-leave']),
    v.description('`may-leave` answers `backButton` when nothing is left to go back to'),
  ),
  reason: v.optional(RefusalSchema),
});

/** E4, R19. What the visitor agreed to, by the two services of the country's language; the later decision counts on both sides. */
export const ConsentPayloadSchema = v.object({
  decidedAt: v.pipe(
    v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    v.description('When the visitor decided; `null`: not yet, and nothing is granted'),
  ),
  services: v.pipe(v.array(v.object({ id: v.pipe(v.number(), v.integer()), granted: v.boolean() })), v.length(2)),
});
export type ConsentPayload = v.InferOutput<typeof ConsentPayloadSchema>;
