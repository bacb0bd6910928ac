import type { FieldErrors, Message, Problem } from '@odeta/contracts';

/** Why there is no problem of the server to read. */
export type TransportFailure = 'unreachable' | 'timeout' | 'aborted' | 'unexpected-answer';

/** The one error that comes from HTTP, even when nothing answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A problem code of the API, or why there was no answer. */
  readonly code: string;
  /** HTTP status; 0 when nothing answered. */
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

  /** A network error or an aborted request is nothing that the server's log should hear of. */
  get isNetworkFailure() {
    return this.code === 'unreachable' || this.code === 'timeout' || this.code === 'aborted';
  }
}
