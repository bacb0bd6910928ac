/** The client reads it like problem details of the API. */
export const problemOf = (code: string, status: number): string =>
  JSON.stringify({ success: false, code, status, messages: [], validation: {}, body: {} });

export const PROBLEM_TYPE = 'application/problem+json';
