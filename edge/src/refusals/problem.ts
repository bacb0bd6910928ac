/** The client reads it like problem details of the API. */
export function problemOf(code: string, status: number, message?: string): string {
  const messages = message === undefined ? [] : [{ type: 'error', message }];
  return JSON.stringify({ success: false, code, status, messages, validation: {}, body: {} });
}

export const PROBLEM_TYPE = 'application/problem+json';
