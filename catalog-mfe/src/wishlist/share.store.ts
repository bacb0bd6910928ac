import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { sendShare, sendShareEnd } from './wishlist.api.ts';
import { createWishlistStore } from './wishlist.store.ts';

/** Creates and ends the link to the list. */
export function createShareStore({ api, storeOf }: Storefront) {
  const state = proxy({ isBusy: false, problem: null as Problem | null });
  const { state: list } = storeOf(createWishlistStore);

  return {
    state,

    async set(isOpen: boolean) {
      if (state.isBusy) return;
      Object.assign(state, { isBusy: true, problem: null });
      try {
        list.share = (await (isOpen ? sendShare(api) : sendShareEnd(api))).share;
      } catch (error) {
        state.problem = problemOf(error);
      } finally {
        state.isBusy = false;
      }
    },
  };
}
