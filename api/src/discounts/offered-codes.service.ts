import type { AnswerOf, readOfferedCodes } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { findOfferedCodes } from '../carts/discount-code.repository.ts';
import { nearCodes, usableCodes } from '../carts/usable-codes.ts';
import type { Session } from '../http/session.ts';
import { codeFacts, type Text } from '../pricing/discount-answer.ts';
import type { DiscountCodeTerms } from '../pricing/discount-terms.ts';
import { toMajor } from '../pricing/money.ts';
import { totalsOf } from '../pricing/totals.ts';

/**
 * L2. The customer's own codes and those of the shop's banners that the cart could use instead of the one it has. The savings are those
 * with the cart's vouchers, membership and delivery.
 */
export async function offeredCodes(
  deps: CartDeps,
  session: Pick<Session, 'idHash' | 'country'>,
  text: Text,
): Promise<AnswerOf<typeof readOfferedCodes>> {
  const shop = deps.settings.of(session.country);
  const now = deps.now();
  const cart = await deps.cartOf(session);
  const codes = await findOfferedCodes(deps.db, shop, cart.customerId, now);
  const factsOf = (code: DiscountCodeTerms & { code: string }) => ({
    ...codeFacts(code, { shop, text, now }),
    code: code.code,
  });
  const { total } = totalsOf(cart, shop).summary;
  const usable = usableCodes(codes, cart, shop)
    .map((code) => ({ code, saving: total - totalsOf({ ...cart, code }, shop).summary.total }))
    .toSorted((one, other) => other.saving - one.saving);
  return {
    codes: usable.map(({ code, saving }) => ({
      ...factsOf(code),
      saving: saving > 0 ? toMajor(shop.code, saving) : null,
    })),
    near: nearCodes(codes, cart, shop).map(({ code, missing }) => ({
      ...factsOf(code),
      missing: toMajor(shop.code, missing),
    })),
  };
}
