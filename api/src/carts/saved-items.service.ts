import type { AnswerOf, EntryId, SavedItem, SavedItemId, saveItems } from '@odeta/contracts';
import type { Owner, Visitor } from '../http/visitor.ts';
import { emptyCart } from '../pricing/cart.ts';
import { cartAnswerOf, putIn, readCart } from './cart.service.ts';
import { cartItemsOf } from './cart-answer.ts';
import type { CartDeps } from './cart-deps.ts';
import { openCart, rememberVisitor } from './open-cart.repository.ts';
import { findSaved, moveToSaved, takeSaved } from './saved-items.repository.ts';

type Moved = AnswerOf<typeof saveItems>;

/** I9. */
export async function savedItemsOf(deps: CartDeps, visitor: Pick<Visitor, 'idHash' | 'country'>): Promise<SavedItem[]> {
  const lines = await findSaved(deps.db, visitor);
  const items = cartItemsOf({ ...emptyCart, lines }, deps.settings.of(visitor.country), deps.now());
  return items.map(({ entryId, ...item }, index) => ({
    ...item,
    savedItemId: entryId,
    keptUntil: lines[index]?.keptUntil ?? '',
  }));
}

/** I9. From the cart to the list. */
export async function saveForLater(deps: CartDeps, owner: Owner, entryIds: readonly EntryId[]): Promise<Moved> {
  await moveToSaved(deps.db, owner, entryIds);
  return moved(deps, owner);
}

/** I9. From the list into the cart, all or none. Throws an `ApiError` when there is no piece left of one of them. */
export async function restoreSaved(deps: CartDeps, owner: Owner, ids: readonly SavedItemId[]): Promise<Moved> {
  await deps.db.transaction().execute(async (trx) => {
    const items = await takeSaved(trx, owner, ids);
    if (items.length === 0) return;
    const cartId = await openCart(trx, await rememberVisitor(trx, owner.idHash), owner.country);
    for (const { variantId, quantity } of items) {
      await putIn(trx, { cartId, country: owner.country, variantId: String(variantId), quantity, orFewer: true });
    }
  });
  return moved(deps, owner);
}

export async function forgetSaved(deps: CartDeps, owner: Owner, ids: readonly SavedItemId[]): Promise<SavedItem[]> {
  await takeSaved(deps.db, owner, ids);
  return savedItemsOf(deps, owner);
}

async function moved(deps: CartDeps, owner: Owner): Promise<Moved> {
  const [view, savedItems] = await Promise.all([readCart(deps, owner), savedItemsOf(deps, owner)]);
  return { ...cartAnswerOf(view, deps, owner), savedItems };
}
