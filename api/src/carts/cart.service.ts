import type { CartAnswer, EntryId, VariantId } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { maxQuantityOf } from '../pricing/availability.ts';
import type { Cart } from '../pricing/cart.ts';
import { discountCodeOf, type Text, vouchersOf } from '../pricing/discount-answer.ts';
import { type CartTotals, totalsOf } from '../pricing/totals.ts';
import { addPieces, deleteLines, findVariant, saveQuantity, saveTicks } from './cart.repository.ts';
import { cartItemsOf, freeDeliveryOf, summaryOf } from './cart-answer.ts';
import type { CartDeps } from './cart-deps.ts';
import { requireGoods } from './lost-cart.ts';
import { openCart, saveSession } from './open-cart.repository.ts';
import { restoreLines } from './restore-lines.repository.ts';

export interface CartView {
  cart: Cart;
  totals: CartTotals;
}

/** The visitor's current cart; empty when nothing is stored for the visitor. */
export async function readCart(
  deps: CartDeps,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<CartView> {
  const cart = await deps.cartOf({ idHash, country });
  return { cart, totals: totalsOf(cart, deps.settings.of(country)) };
}

export function cartAnswerOf(
  { cart, totals }: CartView,
  { settings, now }: CartDeps,
  { country }: Pick<KnownSession, 'country'>,
): CartAnswer {
  const shop = settings.of(country);
  const text: Text = (key, parameters) => textFor(country, key, parameters);
  return {
    summary: summaryOf(totals.summary, shop),
    cartItems: cartItemsOf(cart, shop, now()),
    freeDelivery: freeDeliveryOf(totals, shop),
    discountCode: discountCodeOf(totals, { shop, text, now: now() }),
    vouchers: vouchersOf(cart, totals, shop),
  };
}

export async function tickItems(
  deps: CartDeps,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<CartAnswer> {
  await saveTicks(deps.db, session, entryIds);
  const view = await readCart(deps, session);
  if (entryIds.length > 0) requireGoods(view.cart);
  return cartAnswerOf(view, deps, session);
}

export async function removeFromCart(
  deps: CartDeps,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<CartAnswer> {
  await deleteLines(deps.db, session, entryIds);
  return cartAnswerOf(await readCart(deps, session), deps, session);
}

/** All of the lines or none: if one cannot be put back, nothing changes. */
export async function putBack(
  deps: CartDeps,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<CartAnswer> {
  await deps.db.transaction().execute(async (trx) => {
    const restored = await restoreLines(trx, session, entryIds);
    if (restored < new Set(entryIds).size) throw new ApiError('not-found');
  });
  return cartAnswerOf(await readCart(deps, session), deps, session);
}

/** R17. A quantity above the stock is refused, but a reduction is always accepted. */
export async function setQuantity(
  deps: CartDeps,
  session: KnownSession,
  entryId: EntryId,
  quantity: number,
): Promise<CartAnswer> {
  const { cart } = await readCart(deps, session);
  requireGoods(cart);
  const line = cart.lines.find((one) => String(one.entryId) === entryId);
  if (!line) throw new ApiError('not-found');
  const most = maxQuantityOf(line);
  if (quantity > most && quantity > line.quantity)
    throw new ApiError('not-enough-stock', { parameters: { count: most } });

  await saveQuantity(deps.db, session, entryId, quantity);
  return cartAnswerOf(await readCart(deps, session), deps, session);
}

interface Wanted {
  variantId: VariantId;
  quantity: number;
  /** Takes fewer pieces when the stock is not enough. */
  orFewer?: boolean;
}

/** R17. Creates the visitor's session if nothing is stored for them yet. */
export async function addToCart(deps: CartDeps, session: KnownSession, wanted: Wanted) {
  const { country } = session;
  const added = await deps.db.transaction().execute(async (trx) => {
    const cartId = await openCart(trx, await saveSession(trx, session.idHash), country);
    return putIn(trx, { cartId, country, ...wanted });
  });
  return { ...cartAnswerOf(await readCart(deps, session), deps, session), added };
}

interface Pieces extends Wanted {
  cartId: number;
  country: KnownSession['country'];
}

/** Adds pieces of a variant to a cart that is locked; returns how many. Throws an `ApiError` when the stock is not enough. */
export async function putIn(
  trx: Transaction<Database>,
  { cartId, country, variantId, quantity, orFewer = false }: Pieces,
): Promise<number> {
  const variant = await findVariant(trx, { variantId, country, cartId });
  if (!variant) throw new ApiError('unknown-variant');
  const { inCart } = variant;
  const most = maxQuantityOf(variant);
  if (most === 0) throw new ApiError('sold-out', { message: 'sold-out-item' });
  const left = most - inCart;
  if (left < 1) throw new ApiError('not-enough-stock', { message: 'all-in-cart', parameters: { count: inCart } });
  if (left < quantity && !orFewer) throw new ApiError('not-enough-stock', { parameters: { count: most } });
  const pieces = Math.min(quantity, left);
  await addPieces(trx, { cartId, variantId: variant.id, quantity: pieces });
  return pieces;
}
