import type { Storefront } from '@odeta/storefront';
import { mutation, notSending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { sendShare, sendShareEnd } from './wishlist.api.ts';
import { createWishlistStore } from './wishlist.store.ts';

/** Creates and ends the link to the list. */
export function createShareStore({ api, storeOf }: Storefront) {
  const state = proxy({ ...notSending });
  const { state: list } = storeOf(createWishlistStore);

  return {
    state,

    set: mutation(state, async (isOpen: boolean) => {
      list.share = (await (isOpen ? sendShare(api) : sendShareEnd(api))).share;
    }),
  };
}
