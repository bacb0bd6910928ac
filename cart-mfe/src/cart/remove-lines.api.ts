import {
  type CartAnswer,
  type EntryId,
  readItems,
  readSavedItems,
  removeItems,
  removeSavedItems,
  restoreItems,
  restoreRemoved,
  type SavedItemId,
  saveItems,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { options } from './cart.api.ts';

/** The answer to a removal does not contain the cart's lines, so they are read. */
export async function sendRemoved(api: ApiClient, cartEntryIds: readonly EntryId[]): Promise<CartAnswer> {
  const answer = await api.send(removeItems, { cartEntryIds: [...cartEntryIds] }, options);
  return { ...answer, ...(await api.send(readItems, {}, options)) };
}

/** All lines are restored, or none. */
export const sendUndo = (api: ApiClient, cartEntryIds: EntryId[]) =>
  api.send(restoreRemoved, { cartEntryIds }, options);

export const fetchSaved = (api: ApiClient) => api.send(readSavedItems, {}, options);

export const sendSaved = (api: ApiClient, cartEntryIds: readonly EntryId[]) =>
  api.send(saveItems, { cartEntryIds: [...cartEntryIds] }, options);

export const sendRestored = (api: ApiClient, savedItemId: SavedItemId) =>
  api.send(restoreItems, { savedItemIds: [savedItemId] }, options);

export const sendForgotten = (api: ApiClient, savedItemId: SavedItemId) =>
  api.send(removeSavedItems, { savedItemIds: [savedItemId] }, options);
