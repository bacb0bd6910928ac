import type { AnswerOf, readOfferedCodes } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { findOfferedCodes } from '../carts/discount-code.repository.ts';
import { usableCodes } from '../carts/usable-codes.ts';
import type { Session } from '../http/session.ts';
import { codeFacts, type Text } from '../pricing/discount-answer.ts';

/** L2. The customer's own codes and those of the shop's banners that the cart could use instead of the one it has. */
export async function offeredCodes(
  deps: CartDeps,
  session: Pick<Session, 'idHash' | 'country'>,
  text: Text,
): Promise<AnswerOf<typeof readOfferedCodes>> {
  const shop = deps.settings.of(session.country);
  const now = deps.now();
  const cart = await deps.cartOf(session);
  const codes = await findOfferedCodes(deps.db, shop, cart.customerId, now);
  const facts = { shop, text, now };
  return { codes: usableCodes(codes, cart, shop).map((code) => ({ ...codeFacts(code, facts), code: code.code })) };
}
