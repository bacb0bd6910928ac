import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError } from '@odeta/storefront';

export interface FormProblem {
  /** The server's field errors by name. */
  fields: Record<string, string>;
  /** A problem that concerns no field. */
  problem: Problem | null;
}

/** @throws other errors than `ApiError` */
export function formProblemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.fromEntries(Object.entries(error.validation).map(([name, [message = '']]) => [name, message]));
  return { fields, problem: Object.keys(fields).length > 0 ? null : problemOf(error) };
}
