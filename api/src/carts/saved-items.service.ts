import type { AnswerOf, EntryId, SavedItem, SavedItemId, saveItems } from '@odeta/contracts';
import type { KnownSession, Session } from '../http/session.ts';
import { type CartLine, emptyCart } from '../pricing/cart.ts';
import { cartAnswerOf, putIn, readCart } from './cart.service.ts';
import { cartItemsOf } from './cart-answer.ts';
import type { CartDeps } from './cart-deps.ts';
import { openCart, saveSession } from './open-cart.repository.ts';
import { findSaved, moveToSaved, takeSaved } from './saved-items.repository.ts';

type Moved = AnswerOf<typeof saveItems>;

export async function savedItemsOf(deps: CartDeps, session: Pick<Session, 'idHash' | 'country'>): Promise<SavedItem[]> {
  const lines = await findSaved(deps.db, session);
  const items = cartItemsOf({ ...emptyCart, lines }, deps.settings.of(session.country), deps.now());
  return items.map(({ entryId, ...item }, index) => ({
    ...item,
    savedItemId: entryId,
    wish: wishOf(lines[index]),
    keptUntil: lines[index]?.keptUntil ?? '',
  }));
}

const wishOf = (line: CartLine | undefined): SavedItem['wish'] =>
  line ? { productId: String(line.productId), color: line.color } : null;

/** From the cart to the buy-later list. */
export async function saveForLater(
  deps: CartDeps,
  session: KnownSession,
  entryIds: readonly EntryId[],
): Promise<Moved> {
  await moveToSaved(deps.db, session, entryIds);
  return moved(deps, session);
}

/** From the buy-later list into the cart, all or none. Throws an `ApiError` when one of them is sold out. */
export async function restoreSaved(deps: CartDeps, session: KnownSession, ids: readonly SavedItemId[]): Promise<Moved> {
  await deps.db.transaction().execute(async (trx) => {
    const items = await takeSaved(trx, session, ids);
    if (items.length === 0) return;
    const cartId = await openCart(trx, await saveSession(trx, session.idHash), session.country);
    for (const { variantId, quantity } of items) {
      await putIn(trx, { cartId, country: session.country, variantId: String(variantId), quantity, orFewer: true });
    }
  });
  return moved(deps, session);
}

export async function forgetSaved(
  deps: CartDeps,
  session: KnownSession,
  ids: readonly SavedItemId[],
): Promise<SavedItem[]> {
  await takeSaved(deps.db, session, ids);
  return savedItemsOf(deps, session);
}

async function moved(deps: CartDeps, session: KnownSession): Promise<Moved> {
  const [view, savedItems] = await Promise.all([readCart(deps, session), savedItemsOf(deps, session)]);
  return { ...cartAnswerOf(view, deps, session), savedItems };
}
