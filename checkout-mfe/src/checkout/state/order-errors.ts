import { agreementTypes, ClosedPointSchema, CustomerFieldsSchema, type ShippingPoint } from '@odeta/contracts';
import type { ApiError } from '@odeta/storefront';
import { type Problem, problem, problemOf } from '@odeta/storefront/actions';
import { groupFieldErrors } from '@odeta/ui/forms';
import * as v from 'valibot';

/** Problem codes for which this page has its own texts. */
const explained: ReadonlySet<string> = new Set(['empty-cart', 'total-changed', 'bot-protection']);

/** The fields of this page, by the server's name of their form. */
const shownFields: Record<string, ReadonlySet<string>> = {
  customer: new Set(Object.keys(CustomerFieldsSchema.entries).filter((field) => field !== 'birthday')),
  checkoutConsents: new Set(agreementTypes),
  cart: new Set(['shipping', 'payment', 'blikCode', 'shippingPoint']),
};

export interface OrderErrors {
  /** Errors of fields on this page. */
  fieldErrors: Record<string, string>;
  /** All errors, by form and field. */
  forms: Record<string, Record<string, string>>;
  /** The error of the discount code. */
  codeError: string | null;
  /** Everything else. */
  problem: Problem | null;
}

/** Splits the errors of a refused order by the place where the page shows them. */
export function orderErrorsOf(error: ApiError): OrderErrors {
  const fieldErrors: Record<string, string> = {};
  const elsewhere: string[] = [];
  const forms = groupFieldErrors(error.validation);
  const codeError = forms.cart?.discountCode ?? forms.discountCodeForm?.code ?? null;
  for (const [form, fields] of Object.entries(forms)) {
    for (const [field, message] of Object.entries(fields)) {
      // The company has its own form, which shows its errors.
      if (form === 'invoice') continue;
      if (shownFields[form]?.has(field)) fieldErrors[field] = message;
      else if (message !== codeError) elsewhere.push(message);
    }
  }
  const isExplained = Object.keys(fieldErrors).length > 0 || codeError !== null || forms.invoice !== undefined;
  return { fieldErrors, forms, codeError, problem: problemIn(error, isExplained, elsewhere) };
}

function problemIn(error: ApiError, isExplained: boolean, elsewhere: readonly string[]) {
  // The server's message names what has become more expensive.
  if (error.code === 'total-changed' && error.body.named === true) return problemOf(error);
  if (explained.has(error.code)) return problem(error.code);
  // The server's message names the goods.
  if (error.code === 'sold-out') return error.messages.length > 0 ? problemOf(error) : problem(error.code);
  if (elsewhere.length > 0) return { key: null, text: elsewhere.join(' ') };
  return isExplained ? null : problemOf(error);
}

/** Points that are offered instead of a closed one. */
export function nearestIn({ body }: ApiError): ShippingPoint[] {
  const closed = v.safeParse(ClosedPointSchema, body);
  return closed.success ? closed.output.shippingPoints : [];
}

/** Whether the server has decided about the order. If not, it may have been placed, and only a request with the same key can find out. */
export const isSettled = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== 'unexpected-answer';

/** After an attempt without an answer the order may exist: its key was used with different data, or its cart is empty. */
export const isGone = ({ code }: ApiError) => code === 'idempotency-mismatch' || code === 'empty-cart';
