import type { FieldErrors, Message, Problem } from '@odeta/contracts';

/** Why there are no problem details of the server. */
export type TransportFailure = 'unreachable' | 'timeout' | 'aborted' | 'unexpected-answer';

/** Thrown for every failed request, also when there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A problem code of the API, or a `TransportFailure`. */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly endpoint: string;
  readonly messages: readonly Message[];
  readonly validation: FieldErrors;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(endpoint: string, reason: TransportFailure | Problem, cause?: unknown) {
    const problem = typeof reason === 'string' ? null : reason;
    const code = typeof reason === 'string' ? reason : reason.code;
    super(`${endpoint}: ${code}`, { cause });
    this.code = code;
    this.status = problem?.status ?? 0;
    this.endpoint = endpoint;
    this.messages = problem?.messages ?? [];
    this.validation = problem?.validation ?? {};
    this.body = problem?.body ?? {};
  }

  /** Network errors and aborted requests are not reported to the server's log. */
  get isNetworkFailure() {
    return this.code === 'unreachable' || this.code === 'timeout' || this.code === 'aborted';
  }
}
