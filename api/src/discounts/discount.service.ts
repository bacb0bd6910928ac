import type { CountryCode, DiscountAnswer } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import { cartItemsOf, freeDeliveryOf, shippingPaymentOf, summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { findCode, findVoucher, saveCode } from '../carts/discount-code.repository.ts';
import { openCart, saveSession } from '../carts/open-cart.repository.ts';
import { readCarts } from '../carts/read-carts.repository.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { editionOf } from '../language/editions.ts';
import { type Cart, emptyCart } from '../pricing/cart.ts';
import { codeMessage, codeMessages, discountCodeOf, type Text, vouchersOf } from '../pricing/discount-answer.ts';
import { type CodeProblem, codeProblem, ownProblem } from '../pricing/discount-code.ts';
import { totalsOf } from '../pricing/totals.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { deleteCode, deleteVoucher, isKnownElsewhere, saveVoucher } from './discount.repository.ts';

/** Replaces the cart's code, or adds a voucher. Throws an `ApiError` with the reason if it is not possible. */
export async function takeDiscount(
  deps: CartDeps,
  session: KnownSession,
  name: string,
  text: Text,
): Promise<DiscountAnswer> {
  const shop = deps.settings.of(session.country);
  await deps.db.transaction().execute(async (trx) => {
    const cartId = await openCart(trx, await saveSession(trx, session.idHash), session.country);
    const today = shop.today(deps.now());
    const [cart = emptyCart] = await readCarts(trx, [{ ...session, today, edition: editionOf(session.country) }]);
    await keep(trx, { cartId, cart, shop, name, text, today });
  });
  return discountAnswer(deps, session, text);
}

interface GivenCode {
  cartId: number;
  cart: Cart;
  shop: CountrySettings;
  name: string;
  text: Text;
  /** YYYY-MM-DD */
  today: string;
}

async function keep(trx: Transaction<Database>, { cartId, cart, shop, name, text, today }: GivenCode) {
  const on = { country: shop.code, today };
  const code = await findCode(trx, on, name);
  if (code) {
    demand(codeProblem(code, cart, shop), shop, text);
    return saveCode(trx, cartId, code.id);
  }
  const voucher = await findVoucher(trx, on, name);
  const problem = voucher && ownProblem(voucher, cart.customerId);
  // A voucher is money: do not reveal that another customer's voucher exists.
  if (voucher && problem?.reason !== 'other-customer') {
    demand(problem ?? null, shop, text);
    return saveVoucher(trx, cartId, voucher.id);
  }
  throw await unknown(trx, shop.code, name, text);
}

function demand(problem: CodeProblem | null, shop: CountrySettings, text: Text) {
  if (problem) throw discountError(problem.reason, codeMessage(problem, { shop, text }));
}

async function unknown(trx: Transaction<Database>, country: CountryCode, name: string, text: Text) {
  const reason = (await isKnownElsewhere(trx, country, name)) ? 'other-country' : 'unknown';
  return discountError(reason, text(codeMessages[reason]));
}

const discountError = (reason: string, words: string) =>
  new ApiError('discount-code', {
    words,
    validation: { 'discountCodeForm.code': [words] },
    body: { reason },
  });

/** Removes the code, or the voucher. Ignores a voucher that is not in the cart. */
export async function removeDiscount(
  deps: CartDeps,
  session: KnownSession,
  voucherId: string | undefined,
  text: Text,
): Promise<DiscountAnswer> {
  if (voucherId === undefined) await deleteCode(deps.db, session);
  else await deleteVoucher(deps.db, session, voucherId);
  return discountAnswer(deps, session, text);
}

async function discountAnswer(deps: CartDeps, session: KnownSession, text: Text): Promise<DiscountAnswer> {
  const shop = deps.settings.of(session.country);
  const now = deps.now();
  const cart = await deps.cartOf(session);
  const totals = totalsOf(cart, shop);
  return {
    discountCode: discountCodeOf(totals, { shop, text, now }),
    vouchers: vouchersOf(cart, totals, shop),
    summary: summaryOf(totals.summary, shop),
    cartItems: cartItemsOf(cart, shop, now),
    freeDelivery: freeDeliveryOf(totals, shop),
    shippingPayment: shippingPaymentOf(totals, shop, now),
  };
}
