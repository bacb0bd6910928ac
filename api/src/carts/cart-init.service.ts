import { type CartInit, codeParameters, type QueryOf, type readCartInit } from '@odeta/contracts';
import { linkText } from '../http/link-text.ts';
import type { KnownSession } from '../http/session.ts';
import { discountCodeOf, type Text, vouchersOf } from '../pricing/discount-answer.ts';
import { ownProblem } from '../pricing/discount-code.ts';
import { isActive } from '../settings/settings.ts';
import { cartTags, type TagFields } from '../tags/tags.ts';
import { saveUtm } from './cart.repository.ts';
import type { CartView } from './cart.service.ts';
import { cartItemsOf, freeDeliveryOf, shippingPaymentOf, summaryOf } from './cart-answer.ts';
import type { CartDeps } from './cart-deps.ts';
import { findCode, saveCode } from './discount-code.repository.ts';
import { expressOfferOf } from './express-offer.ts';
import { openCart, saveSession } from './open-cart.repository.ts';
import { countShownCodes } from './usable-codes.ts';

type LinkParameters = QueryOf<typeof readCartInit>;

/** The discount code of a link: the first parameter that is present counts. */
export const linkedCode = (query: LinkParameters): string | undefined =>
  codeParameters.map((name) => linkText(query[name] ?? '').trim()).find(Boolean);

export const linkedUtm = (query: LinkParameters): Record<string, string> =>
  Object.fromEntries(
    (['utm_source', 'utm_campaign'] as const).flatMap((name) => (query[name] ? [[name, linkText(query[name])]] : [])),
  );

/**
 * Stores the code and the campaign of the link. Returns `false` for an invalid code; whether it suits the goods is checked with the cart.
 */
export async function keepLink(deps: CartDeps, session: KnownSession, query: LinkParameters): Promise<boolean> {
  const { db } = deps;
  const code = linkedCode(query);
  const utm = linkedUtm(query);
  const codeId = code === undefined ? undefined : await findHolding(deps, session, code);
  if (codeId === undefined && Object.keys(utm).length === 0) return code === undefined;

  await db.transaction().execute(async (trx) => {
    const sessionId = await saveSession(trx, session.idHash);
    if (codeId !== undefined) await saveCode(trx, await openCart(trx, sessionId, session.country), codeId);
    await saveUtm(trx, sessionId, utm);
  });
  return code === undefined || codeId !== undefined;
}

async function findHolding({ db, cartOf, settings, now }: CartDeps, session: KnownSession, name: string) {
  const { country } = session;
  const code = await findCode(db, { country, today: settings.of(country).today(now()) }, name);
  if (!code || ownProblem(code, (await cartOf(session)).customerId)) return undefined;
  return code.id;
}

export function cartInitOf(
  { cart, totals }: CartView,
  deps: CartDeps,
  { country, tags, text }: Pick<KnownSession, 'country'> & { tags: TagFields; text: Text },
): CartInit {
  const shop = deps.settings.of(country);
  const now = deps.now();
  const cartItems = cartItemsOf(cart, shop, now);
  const shippingPayment = shippingPaymentOf(totals, shop, now);
  return {
    redirect: null,
    cartItems,
    summary: summaryOf(totals.summary, shop),
    freeDelivery: freeDeliveryOf(totals, shop),
    hurraTagManager: { ...tags, ...cartTags({ cart, totals, shop }) },
    banners: shop.banners.filter((one) => one.place === 'cart' && isActive(one, now)).map(({ content }) => content),
    discountCode: discountCodeOf(totals, { shop, text, now }),
    vouchers: vouchersOf(cart, totals, shop),
    offeredCodes: countShownCodes(cart, shop, shop.today(now)),
    savedItemsCount: cart.savedCount,
    shippingPayment,
    canRepeat: cart.hasOrdered,
    express: expressOfferOf(shippingPayment, deps.walletsOf(country), shop),
  };
}
