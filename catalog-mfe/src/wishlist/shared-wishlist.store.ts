import type { ProductCard } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchSharedWishlist } from './wishlist.api.ts';

interface SharedWishlistState extends Loading {
  products: ProductCard[];
}

/** A wishlist that another person shares. */
export function createSharedWishlistStore({ api }: Storefront) {
  const state = proxy<SharedWishlistState>({ products: [], ...notLoaded });
  const read = async (share: string) => ({ products: ref((await fetchSharedWishlist(api, share)).products) });
  return { state, load: resource(state, read, { notFound: { products: [] } }) };
}
createSharedWishlistStore.storeKey = 'catalog.shared-wishlist';
createSharedWishlistStore.storeAnswers = ['products'];
