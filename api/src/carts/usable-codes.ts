import { type Cart, isPaidFor } from '../pricing/cart.ts';
import { type CheckedTerms, codeProblem } from '../pricing/discount-code.ts';
import type { CountrySettings } from '../settings/settings.ts';

type Shop = Pick<CountrySettings, 'categories'>;

/** L2. Codes that the order form would accept for these goods, without the one that the cart has. */
export const usableCodes = <Code extends CheckedTerms & { id: number }>(
  codes: readonly Code[],
  cart: Cart,
  shop: Shop,
): Code[] =>
  cart.lines.some(isPaidFor)
    ? codes.filter((code) => code.id !== cart.code?.id && codeProblem(code, cart, shop) === null)
    : [];

/** L2. Codes that only more goods are missing for, the nearest first; amounts in minor units. */
export const nearCodes = <Code extends CheckedTerms & { id: number }>(codes: readonly Code[], cart: Cart, shop: Shop) =>
  codes
    .flatMap((code) => {
      const problem = cart.lines.some(isPaidFor) && code.id !== cart.code?.id && codeProblem(code, cart, shop);
      return problem && problem.reason === 'min-order' ? { code, missing: problem.missing } : [];
    })
    .toSorted((one, other) => one.missing - other.missing);

/** L2. How many of the codes that banners show are usable; without a statement, so that a code may be used up meanwhile. */
export function countShownCodes(cart: Cart, shop: Shop & Pick<CountrySettings, 'shownCodes'>, today: string): number {
  const isValid = ({ validFrom, validUntil }: CheckedTerms) =>
    validFrom <= today && (validUntil === null || today <= validUntil);
  const codes = shop.shownCodes.map((code) => ({ ...code, state: 'active' as const, forCustomerId: null }));
  return usableCodes(codes.filter(isValid), cart, shop).length;
}
