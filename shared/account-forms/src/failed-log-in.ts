import type { ApiError, Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';

/** K7. How many log-ins failed for an e-mail address, and when the next one is allowed, in milliseconds since 1970 by the server's time. */
export interface FailedLogIn {
  email: string;
  count: number;
  waitUntil: number;
}

/** Reads the failure from the problem details; a response without a count leaves the previous one unchanged. */
export function failedLogInOf(
  storefront: Storefront,
  { body }: ApiError,
  email: string,
  before: FailedLogIn | null,
): FailedLogIn {
  const former = before?.email === email ? before.count : 0;
  const { failureCount = former, retryAfter = 0 } = body;
  return { email, count: Number(failureCount), waitUntil: nowOf(storefront) + Number(retryAfter) * 1000 };
}
