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
  app.handle(readCartInit, async ({ visitor, query, identify, say, text }) => {
    const linked = linkedCode(query) !== undefined || Object.keys(linkedUtm(query)).length > 0;
    if (linked && !(await keepLink(deps, identify(), query))) say({ type: 'info', message: text('unknown-code') });
    const [cart, tags] = await Promise.all([readCart(deps, visitor), tagFields(deps, visitor)]);
    return cartInitOf(cart, deps, { country: visitor.country, tags, text });
  });

  app.handle(readItems, async ({ visitor }) => {
    const { cartItems, freeDelivery } = cartAnswerOf(await readCart(deps, visitor), deps, visitor);
    return { cartItems, freeDelivery };
  });

  app.handle(removeItems, async ({ owner, payload }) => {
    const { cartItems: _, ...answer } = await removeFromCart(deps, owner, payload.cartEntryIds);
    return answer;
  });

  app.handle(restoreRemoved, async ({ owner, payload }) => ({
    ...(await putBack(deps, owner, payload.cartEntryIds)),
    savedItems: await savedItemsOf(deps, owner),
  }));

  app.handle(checkItems, ({ owner, payload }) => tickItems(deps, owner, payload.cartEntryIds));

  app.handle(changeQuantity, ({ owner, payload }) => setQuantity(deps, owner, payload.cartEntryId, payload.quantity));

  app.handle(addItem, ({ owner, payload }) => addToCart(deps, owner, payload.variantId, payload.quantity));

  app.handle(validateCart, async ({ owner, text }) => {
    const view = await readCart(deps, owner);
    const messages = cartProblems(view.cart, text);
    const { cartItems, summary } = cartAnswerOf(view, deps, owner);
    return { validation: { valid: messages.length === 0, messages }, cartItems, summary };
  });

  app.handle(readSavedItems, async ({ visitor }) => ({ savedItems: await savedItemsOf(deps, visitor) }));

  app.handle(saveItems, ({ owner, payload }) => saveForLater(deps, owner, payload.cartEntryIds));

  app.handle(restoreItems, ({ owner, payload }) => restoreSaved(deps, owner, payload.savedItemIds));

  app.handle(removeSavedItems, async ({ owner, payload }) => ({
    savedItems: await forgetSaved(deps, owner, payload.savedItemIds),
  }));
}
