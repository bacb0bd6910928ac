import {
  type CartAnswer,
  type CartItem,
  type EntryId,
  readItems,
  readSavedItems,
  removeItems,
  removeSavedItems,
  restoreItems,
  restoreRemoved,
  type SavedItemId,
  saveItems,
} from '@odeta/shared/contracts';
import { problemOf } from '@odeta/shared/purchase';
import type { ApiClient } from '@odeta/shared/storefront';
import { options, sendChecked } from './cart.api.ts';
import { type CartContent, type CartParts, foreseen, isPurchasable, type Removed, tickedOf } from './cart-state.ts';

/** I4, I9. Takes lines out of the cart, for good or for later; they can be put back until others are taken out. */
export async function takeOut({ state, api, change }: CartParts, entryIds: readonly EntryId[], isSaved: boolean) {
  const isTaken = ({ entryId }: CartItem) => entryIds.includes(entryId);
  const items = state.cartItems.filter(isTaken).map((item) => ({ ...item }));
  const index = state.cartItems.findIndex(isTaken);
  const done = await change({
    name: `take out ${entryIds.join()}`,
    show() {
      Object.assign(state, {
        cartItems: state.cartItems.filter((item) => !isTaken(item)),
        removed: { items, index, isSaved },
      });
      state.summary = foreseen(state);
    },
    ask: () => (isSaved ? api.send(saveItems, { cartEntryIds: [...entryIds] }, options) : sendRemoved(api, entryIds)),
  });
  if (!done) state.removed = null;
}

/** Puts back what was taken out last. */
export async function undo({ state, api, change }: CartParts) {
  const { removed } = state;
  if (!removed) return;
  state.removed = null;
  const done = await change({ name: 'undo', ask: () => putBack(api, removed, state.savedItems ?? []) });
  if (!done) state.removed = removed;
}

/** I9. Reads what is kept for later; an answer to a change that was asked for meanwhile holds it, too. */
export async function readSaved({ state, api }: CartParts) {
  try {
    const { savedItems } = await api.send(readSavedItems, {}, options);
    if (!state.isSaving) state.savedItems = savedItems;
  } catch (error) {
    state.problem = problemOf(error);
  }
}

/** I9. From the list into the cart. */
export const restore = ({ api, change }: CartParts, savedItemId: SavedItemId) =>
  change({
    name: `restore ${savedItemId}`,
    ask: () => api.send(restoreItems, { savedItemIds: [savedItemId] }, options),
  });

/** I9. */
export const forget = ({ state, api, change }: CartParts, savedItemId: SavedItemId) =>
  change({
    name: `forget ${savedItemId}`,
    show() {
      state.savedItems = (state.savedItems ?? []).filter((item) => item.savedItemId !== savedItemId);
    },
    ask: () => api.send(removeSavedItems, { savedItemIds: [savedItemId] }, options),
  });

/** I4. The answer to a removal holds no lines. */
async function sendRemoved(api: ApiClient, cartEntryIds: readonly EntryId[]): Promise<CartAnswer> {
  const answer = await api.send(removeItems, { cartEntryIds: [...cartEntryIds] }, options);
  return { ...answer, ...(await api.send(readItems, {}, options)) };
}

/** Everything as it was. From the list of later goods come ticked, so what was not ticked is unticked again. */
async function putBack(
  api: ApiClient,
  { items, isSaved }: Removed,
  saved: readonly { id: string; savedItemId: string }[],
): Promise<Partial<CartContent>> {
  if (!isSaved) return api.send(restoreRemoved, { cartEntryIds: items.map(({ entryId }) => entryId) }, options);
  const answer = await sendRestored(api, items, saved);
  const unticked = new Set(items.filter(({ checked }) => !checked).map(({ id }) => id));
  if (unticked.size === 0) return answer;
  const ticked = tickedOf(answer.cartItems ?? []).filter(({ id }) => !unticked.has(id));
  const cartEntryIds = ticked.map(({ entryId }) => entryId);
  return { ...answer, ...(await sendChecked(api, cartEntryIds)) };
}

/** What is sold out cannot come back from there. */
function sendRestored(
  api: ApiClient,
  items: readonly CartItem[],
  saved: readonly { id: string; savedItemId: string }[],
): Promise<Partial<CartContent>> {
  const variants = new Set(items.filter(isPurchasable).map(({ id }) => id));
  const savedItemIds = saved.filter(({ id }) => variants.has(id)).map(({ savedItemId }) => savedItemId);
  return api.send(restoreItems, { savedItemIds }, options);
}
