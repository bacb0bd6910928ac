import type { ApiError } from '@odeta/storefront';

/** K7. How often logging in with an e-mail failed, and when it can be tried again, in milliseconds since 1970. */
export interface FailedLogIn {
  email: string;
  count: number;
  waitUntil: number;
}

/** What a refused log-in says; an answer without numbers leaves the count of `before`. */
export function failedLogInOf({ body }: ApiError, email: string, before: FailedLogIn | null): FailedLogIn {
  const former = before?.email === email ? before.count : 0;
  const { failureCount = former, retryAfter = 0 } = body;
  return { email, count: Number(failureCount), waitUntil: Date.now() + Number(retryAfter) * 1000 };
}
