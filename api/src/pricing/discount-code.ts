import type { CountrySettings } from '../settings/settings.ts';
import { type Cart, type CartLine, goodsValue, isPaidFor } from './cart.ts';
import type { DiscountCodeTerms, Voucher } from './discount-terms.ts';

/** L1. Why a code gives no discount; dates are YYYY-MM-DD, amounts minor units. */
export type CodeProblem =
  | { reason: 'used' | 'other-customer' | 'other-goods' }
  | { reason: 'expired' | 'not-yet'; date: string }
  | { reason: 'min-order'; min: number; missing: number };

/** What decides whether a code can be used. */
export type CheckedTerms = Pick<
  DiscountCodeTerms,
  'state' | 'forCustomerId' | 'validFrom' | 'validUntil' | 'categoryIds' | 'fullPriceOnly' | 'minOrder'
>;

type Buying = Pick<Cart, 'lines' | 'customerId'>;

/** The lines that the code applies to. */
export function linesFor(
  { categoryIds, fullPriceOnly }: Pick<DiscountCodeTerms, 'categoryIds' | 'fullPriceOnly'>,
  lines: readonly CartLine[],
  { categories }: Pick<CountrySettings, 'categories'>,
): CartLine[] {
  const allowed = categoryIds && new Set(categoryIds.flatMap((id) => categories.withDescendants(id)));
  return lines.filter(
    (line) => (!allowed || allowed.has(line.categoryId)) && !(fullPriceOnly && line.pricePromo !== null),
  );
}

/** Why a code or voucher cannot be used, regardless of the goods. */
export function ownProblem(
  {
    state,
    forCustomerId,
    validFrom,
    validUntil,
  }: Pick<Voucher, 'state' | 'forCustomerId' | 'validFrom' | 'validUntil'>,
  customerId: string | null,
): CodeProblem | null {
  if (forCustomerId !== null && forCustomerId !== customerId) return { reason: 'other-customer' };
  if (state === 'used') return { reason: 'used' };
  if (state === 'expired') return { reason: 'expired', date: validUntil ?? validFrom };
  return state === 'not-yet' ? { reason: 'not-yet', date: validFrom } : null;
}

/**
 * L1. Why the code gives no discount on these goods; `null` when it does. Without ticked goods a code is not refused because of its
 * categories.
 */
export function codeProblem(
  code: CheckedTerms,
  { lines, customerId }: Buying,
  shop: Pick<CountrySettings, 'categories'>,
): CodeProblem | null {
  const problem = ownProblem(code, customerId);
  if (problem) return problem;
  const bought = lines.filter(isPaidFor);
  if (bought.length > 0 && linesFor(code, bought, shop).length === 0) return { reason: 'other-goods' };
  const missing = code.minOrder - goodsValue(bought);
  return missing > 0 ? { reason: 'min-order', min: code.minOrder, missing } : null;
}
