import type { FieldErrors } from '@odeta/contracts';
import type { Refusal } from '@odeta/node/security-lines';

export const apiErrorStatuses = {
  validation: 422,
  csrf: 403,
  'not-found': 404,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'unknown-host': 421,
  busy: 503,
  unexpected: 500,
  'unknown-variant': 404,
  'not-enough-stock': 409,
  'unknown-shipping': 404,
  'unknown-payment': 404,
  'payment-disabled': 409,
  'unknown-point': 404,
  'point-closed': 409,
  'log-in-required': 401,
  'login-failed': 401,
  'login-blocked': 429,
  'passkey-refused': 401,
  'too-many-passkeys': 409,
  'confirmation-required': 403,
  'unknown-address': 404,
  'address-known': 409,
  'address-book-full': 409,
  'empty-cart': 409,
  'not-placed': 404,
  'sold-out': 409,
  'order-packed': 409,
  'total-changed': 409,
  'destination-changed': 409,
  'idempotency-mismatch': 422,
  'payment-unavailable': 503,
  'order-expired': 409,
  'bot-protection': 403,
  'unknown-link': 404,
  'unknown-partner': 401,
  'discount-code': 422,
  'club-not-offered': 409,
  'wishlist-full': 409,
  'review-known': 409,
  'review-decided': 409,
  'not-returnable': 409,
  'return-over': 409,
  'return-sent': 409,
  'changed-meanwhile': 409,
  'not-allowed': 403,
  'not-possible': 409,
} as const;
export type ApiErrorCode = keyof typeof apiErrorStatuses;

export interface ApiErrorDetails {
  /** Values for the placeholders of the message. */
  parameters?: Record<string, string | number>;
  /** Key of the message; by default the error code. */
  message?: string;
  /** The message itself, when it does not have a key. */
  words?: string;
  validation?: FieldErrors;
  /** The rule behind the first error of each field, for callers with words of their own: `min-length?min=2`. */
  rules?: Record<string, string>;
  /** More than the code says, for callers with words of their own. */
  reason?: string;
  body?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** By default the status of the code. */
  status?: number;
  /** For the security log, if the code does not say it. */
  refusal?: Refusal;
  /** For the log; it is never sent. */
  cause?: unknown;
}

/** An error that is sent to the client as problem details, with its message in the country's language. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? apiErrorStatuses[this.code];
  }
}
