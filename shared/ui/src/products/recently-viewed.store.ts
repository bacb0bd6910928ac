import { MOST_VIEWED, type ProductCard, readSearchStart } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { readLastViewed } from '@odeta/storefront/last-viewed';
import { proxy } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';

interface RecentlyViewedState {
  products: ProductCard[];
}

/** P11. What this browser has viewed lately, as the search knows it. */
export function createRecentlyViewedStore({ api }: Storefront, storage = safeLocalStorage()) {
  const state = proxy<RecentlyViewedState>({ products: [] });

  return {
    state,

    /** Without the product whose page it is. `mayShow` is asked when they are there: what is read by then must not move. */
    async load(except?: string, mayShow = () => true) {
      const numbers = readLastViewed(storage).filter((number) => number !== except);
      if (numbers.length === 0 || !mayShow()) return;
      try {
        const viewed = numbers.slice(0, MOST_VIEWED).join(',');
        const { viewed: products } = await api.send(readSearchStart, { viewed }, { suppressMessages: true });
        if (mayShow()) state.products = products;
      } catch (error) {
        // The page is whole without them.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
