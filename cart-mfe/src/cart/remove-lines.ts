import type { CartItem, EntryId, SavedItemId } from '@odeta/contracts';
import { problemOf } from '@odeta/storefront/actions';
import { type CartDeps, optimisticSummary } from './cart-state.ts';
import { fetchSaved, sendForgotten, sendRemoved, sendRestored, sendSaved, sendUndo } from './remove-lines.api.ts';

/** Removes lines from the cart, or moves them to the saved items; this can be undone until the next removal. */
export async function removeLines(
  { state, api, events, change }: CartDeps,
  entryIds: readonly EntryId[],
  isSaved: boolean,
) {
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
      state.summary = optimisticSummary(state);
    },
    ask: () => (isSaved ? sendSaved(api, entryIds) : sendRemoved(api, entryIds)),
  });
  if (done) events.emit('tracking.reported', { fact: 'items-removed', items });
  else state.removed = null;
}

export async function undo({ state, api, events, change }: CartDeps) {
  const { removed } = state;
  if (!removed) return;
  state.removed = null;
  const entryIds = removed.items.map(({ entryId }) => entryId);
  const done = await change({ name: 'undo', ask: () => sendUndo(api, entryIds) });
  if (done) events.emit('tracking.reported', { fact: 'items-added', items: removed.items });
  else state.removed = removed;
}

/** Loads the saved items. Ignored if a change is being saved, whose answer contains them, too. */
export async function readSaved({ state, api }: CartDeps) {
  try {
    const { savedItems } = await fetchSaved(api);
    if (!state.isSaving) state.savedItems = savedItems;
  } catch (error) {
    state.problem = problemOf(error);
  }
}

export async function restore({ state, api, events, change }: CartDeps, savedItemId: SavedItemId) {
  const known = new Set(state.cartItems.map(({ entryId }) => entryId));
  const done = await change({
    name: `restore ${savedItemId}`,
    ask: () => sendRestored(api, savedItemId),
  });
  const items = state.cartItems.filter(({ entryId }) => !known.has(entryId));
  if (done && items.length > 0) events.emit('tracking.reported', { fact: 'items-added', items });
  return done;
}

export const forget = ({ state, api, change }: CartDeps, savedItemId: SavedItemId) =>
  change({
    name: `forget ${savedItemId}`,
    show() {
      state.savedItems = (state.savedItems ?? []).filter((item) => item.savedItemId !== savedItemId);
    },
    ask: () => sendForgotten(api, savedItemId),
  });
