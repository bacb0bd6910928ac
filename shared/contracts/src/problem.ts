import * as v from 'valibot';

/** G4, D14. A message of the server for the visitor, shown as an alert. */
export const MessageSchema = v.object({
  type: v.picklist(['success', 'info', 'warning', 'error']),
  message: v.string(),
  /** Where to show the alert, for example `payment`; by default in the page's alert area. */
  placement: v.optional(v.string()),
  /** Closes automatically after 25 s (D14). */
  autoclose: v.optional(v.boolean(), true),
  closable: v.optional(v.boolean(), true),
  /** Alerts with the same tag replace each other. */
  tag: v.optional(v.string()),
});
export type Message = v.InferInput<typeof MessageSchema>;

/** Field errors: messages by the path of the field (`customer.email`, H22). */
export const FieldErrorsSchema = v.record(v.string(), v.array(v.string()));
export type FieldErrors = v.InferOutput<typeof FieldErrorsSchema>;

/** Problem details (RFC 9457), the format of every error, sent as `application/problem+json`. */
export const ProblemSchema = v.object({
  success: v.literal(false),
  /** Machine-readable: `validation`, `csrf`, `not-found`, `sold-out` … */
  code: v.string(),
  status: v.number(),
  messages: v.array(MessageSchema),
  validation: FieldErrorsSchema,
  /** Data for the caller, for example `reloadShipping` (M7) or `invalidCsrf` (K7). */
  body: v.record(v.string(), v.unknown()),
});
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** Problem codes that any endpoint may return. */
export const commonProblems = [
  'validation',
  'csrf',
  'not-found',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'unknown-host',
  'busy',
  'unexpected',
] as const;

/** Request header: the caller shows the response's messages itself (G4). */
export const SUPPRESS_MESSAGES_HEADER = 'suppress-messages';
