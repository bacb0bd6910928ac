import { agreementTypes, CustomerFieldsSchema } from '@odeta/shared/contracts';
import { groupFieldErrors } from '@odeta/shared/forms';
import { type Problem, problem, problemOf } from '@odeta/shared/purchase';
import type { ApiError } from '@odeta/shared/storefront';

/** Problem codes that this page has its own words for. */
const explained: ReadonlySet<string> = new Set(['empty-cart', 'sold-out', 'total-changed']);

/** Fields of this page by the form that the server knows them by. */
const shownFields: Record<string, ReadonlySet<string>> = {
  customer: new Set(Object.keys(CustomerFieldsSchema.entries).filter((field) => field !== 'birthday')),
  checkoutConsents: new Set(agreementTypes),
  cart: new Set(['shipping', 'payment']),
};

export interface Refusal {
  /** H22. What the server found wrong with fields of this page. */
  fieldErrors: Record<string, string>;
  /** Everything else. */
  problem: Problem | null;
}

/** M7. What a refused order means for the page. */
export function refusalOf(error: ApiError): Refusal {
  const fieldErrors: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const [form, fields] of Object.entries(groupFieldErrors(error.validation))) {
    for (const [field, message] of Object.entries(fields)) {
      if (shownFields[form]?.has(field)) fieldErrors[field] = message;
      else elsewhere.push(message);
    }
  }
  return { fieldErrors, problem: problemIn(error, fieldErrors, elsewhere) };
}

function problemIn(error: ApiError, fieldErrors: Refusal['fieldErrors'], elsewhere: readonly string[]) {
  if (explained.has(error.code)) return problem(error.code);
  if (elsewhere.length > 0) return { key: null, text: elsewhere.join(' ') };
  return Object.keys(fieldErrors).length > 0 ? null : problemOf(error);
}

/** Whether the server has decided on the order. If not, it may have been placed, and only the same key finds out. */
export const isSettled = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== 'unexpected-answer';

/** The key is known with another request: the order that was sent first was placed. */
export const isPlacedAlready = ({ code }: ApiError) => code === 'idempotency-mismatch';
