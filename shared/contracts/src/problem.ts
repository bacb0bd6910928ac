import * as v from 'valibot';

/** G4, D14. A text of the server for a person; the browser shows it as an alert. */
export const MessageSchema = v.object({
  type: v.picklist(['success', 'info', 'warning', 'error']),
  message: v.string(),
  /** Where the alert belongs, for example `payment`; the page's alert area when left out. */
  placement: v.optional(v.string()),
  /** Closes by itself after 25 s (D14). */
  autoclose: v.optional(v.boolean(), true),
  closable: v.optional(v.boolean(), true),
  /** Alerts with the same tag replace each other. */
  tag: v.optional(v.string()),
});
export type Message = v.InferInput<typeof MessageSchema>;

/** Field errors: the field's path (`customer.email`, H22) to texts for people. */
export const FieldErrorsSchema = v.record(v.string(), v.array(v.string()));
export type FieldErrors = v.InferOutput<typeof FieldErrorsSchema>;

/** Problem details (RFC 9457), the one shape of every error, sent as `application/problem+json`. */
export const ProblemSchema = v.object({
  success: v.literal(false),
  /** Says to programs what happened: `validation`, `csrf`, `not-found`, `sold-out` … */
  code: v.string(),
  status: v.number(),
  messages: v.array(MessageSchema),
  validation: FieldErrorsSchema,
  /** Facts that the caller acts on, for example `reloadShipping` (M7) or `invalidCsrf` (K7). */
  body: v.record(v.string(), v.unknown()),
});
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** Problem codes that any call may answer with. */
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

/** Header by which a caller says that it shows the answer's messages itself (G4). */
export const SUPPRESS_MESSAGES_HEADER = 'suppress-messages';
