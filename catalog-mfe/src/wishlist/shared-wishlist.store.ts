import type { ProductCard } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { type LoadStatus, leadsNowhere } from '../page/loading.ts';
import { fetchSharedWishlist } from './wishlist.api.ts';

interface SharedWishlistState {
  status: LoadStatus;
  products: ProductCard[];
}

/** A wishlist that another person shares. */
export function createSharedWishlistStore({ api }: Storefront) {
  const state = proxy<SharedWishlistState>({ status: 'idle', products: [] });

  return {
    state,

    async load(share: string) {
      try {
        const { products } = await fetchSharedWishlist(api, share);
        Object.assign(state, { status: 'ready', products: ref(products) });
      } catch (error) {
        if (!leadsNowhere(error)) throw error;
        Object.assign(state, { status: 'not-found', products: [] });
      }
    },
  };
}
createSharedWishlistStore.storeKey = 'catalog.shared-wishlist';
createSharedWishlistStore.storeAnswers = ['products'];
