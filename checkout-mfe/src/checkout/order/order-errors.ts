import { agreementTypes, ClosedPointSchema, CustomerFieldsSchema, type ShippingPoint } from '@odeta/contracts';
import { type Problem, problem, problemOf } from '@odeta/purchase';
import type { ApiError } from '@odeta/storefront';
import { groupFieldErrors } from '@odeta/ui/forms';
import * as v from 'valibot';

/** Problem codes that this page has its own words for. */
const explained: ReadonlySet<string> = new Set(['empty-cart', 'total-changed', 'bot-protection']);

/** Fields of this page by the form that the server knows them by. */
const shownFields: Record<string, ReadonlySet<string>> = {
  customer: new Set(Object.keys(CustomerFieldsSchema.entries).filter((field) => field !== 'birthday')),
  checkoutConsents: new Set(agreementTypes),
  cart: new Set(['shipping', 'payment', 'blikCode', 'shippingPoint']),
};

export interface OrderErrors {
  /** H22. What the server found wrong with fields of this page. */
  fieldErrors: Record<string, string>;
  /** H22. All of it, by form and field. */
  forms: Record<string, Record<string, string>>;
  /** M7. What is wrong with the discount code. */
  codeError: string | null;
  /** Everything else. */
  problem: Problem | null;
}

/** M7. What a refused order means for the page. */
export function orderErrorsOf(error: ApiError): OrderErrors {
  const fieldErrors: Record<string, string> = {};
  const elsewhere: string[] = [];
  const forms = groupFieldErrors(error.validation);
  const codeError = forms.cart?.discountCode ?? forms.discountCodeForm?.code ?? null;
  for (const [form, fields] of Object.entries(forms)) {
    for (const [field, message] of Object.entries(fields)) {
      // The company's fields are a form of their own.
      if (form === 'invoice') continue;
      if (shownFields[form]?.has(field)) fieldErrors[field] = message;
      else if (message !== codeError) elsewhere.push(message);
    }
  }
  const isExplained = Object.keys(fieldErrors).length > 0 || codeError !== null || forms.invoice !== undefined;
  return { fieldErrors, forms, codeError, problem: problemIn(error, isExplained, elsewhere) };
}

function problemIn(error: ApiError, isExplained: boolean, elsewhere: readonly string[]) {
  if (explained.has(error.code)) return problem(error.code);
  // The server names the goods.
  if (error.code === 'sold-out') return error.messages.length > 0 ? problemOf(error) : problem(error.code);
  if (elsewhere.length > 0) return { key: null, text: elsewhere.join(' ') };
  return isExplained ? null : problemOf(error);
}

/** M7. Points to choose from in place of the one that has closed. */
export function nearestIn({ body }: ApiError): ShippingPoint[] {
  const closed = v.safeParse(ClosedPointSchema, body);
  return closed.success ? closed.output.shippingPoints : [];
}

/** Whether the server has decided on the order. If not, it may have been placed, and only the same key finds out. */
export const isSettled = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== 'unexpected-answer';

/**
 * After an attempt that was not answered: the order may be there already. Its key and another one are known with other words, or
 * its cart is gone.
 */
export const isGone = ({ code }: ApiError) => code === 'idempotency-mismatch' || code === 'empty-cart';
