import {
  addItem,
  changeQuantity,
  checkItems,
  readCartInit,
  readItems,
  readSavedItems,
  removeItems,
  removeSavedItems,
  restoreItems,
  restoreRemoved,
  saveItems,
  validateCart,
} from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { tagFields } from '../tags/tags.ts';
import { addToCart, cartAnswerOf, putBack, readCart, removeFromCart, setQuantity, tickItems } from './cart.service.ts';
import type { CartDeps } from './cart-deps.ts';
import { cartInitOf, keepLink, linkedCode, linkedUtm } from './cart-init.service.ts';
import { cartProblems } from './cart-validation.service.ts';
import { forgetSaved, restoreSaved, savedItemsOf, saveForLater } from './saved-items.service.ts';

export function cartRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readCartInit, async ({ session, query, identify, say, text }) => {
    const linked = linkedCode(query) !== undefined || Object.keys(linkedUtm(query)).length > 0;
    if (linked && !(await keepLink(deps, identify(), query))) say({ type: 'info', message: text('unknown-code') });
    const [cart, tags] = await Promise.all([readCart(deps, session), tagFields(deps, session)]);
    return cartInitOf(cart, deps, { country: session.country, tags, text });
  });

  app.handle(readItems, async ({ session }) => {
    const { cartItems, freeDelivery } = cartAnswerOf(await readCart(deps, session), deps, session);
    return { cartItems, freeDelivery };
  });

  app.handle(removeItems, async ({ knownSession, payload }) => {
    const { cartItems: _, ...answer } = await removeFromCart(deps, knownSession, payload.cartEntryIds);
    return answer;
  });

  app.handle(restoreRemoved, async ({ knownSession, payload }) => ({
    ...(await putBack(deps, knownSession, payload.cartEntryIds)),
    savedItems: await savedItemsOf(deps, knownSession),
  }));

  app.handle(checkItems, ({ knownSession, payload }) => tickItems(deps, knownSession, payload.cartEntryIds));

  app.handle(changeQuantity, ({ knownSession, payload }) =>
    setQuantity(deps, knownSession, payload.cartEntryId, payload.quantity),
  );

  app.handle(addItem, ({ knownSession, payload }) => addToCart(deps, knownSession, payload));

  app.handle(validateCart, async ({ knownSession, text }) => {
    const view = await readCart(deps, knownSession);
    const messages = cartProblems(view.cart, text);
    const { cartItems, summary } = cartAnswerOf(view, deps, knownSession);
    return { validation: { valid: messages.length === 0, messages }, cartItems, summary };
  });

  app.handle(readSavedItems, async ({ session }) => ({ savedItems: await savedItemsOf(deps, session) }));

  app.handle(saveItems, ({ knownSession, payload }) => saveForLater(deps, knownSession, payload.cartEntryIds));

  app.handle(restoreItems, ({ knownSession, payload }) => restoreSaved(deps, knownSession, payload.savedItemIds));

  app.handle(removeSavedItems, async ({ knownSession, payload }) => ({
    savedItems: await forgetSaved(deps, knownSession, payload.savedItemIds),
  }));
}
