import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError } from '@odeta/storefront';

export interface FormProblem {
  /** What the server finds wrong with fields, by their names. */
  fields: Record<string, string>;
  /** What is wrong besides. */
  problem: Problem | null;
}

/** @throws anything that is no failed call */
export function formProblemOf(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.fromEntries(Object.entries(error.validation).map(([name, [message = '']]) => [name, message]));
  return { fields, problem: Object.keys(fields).length > 0 ? null : problemOf(error) };
}
