import { type ProductCard, readSearchStart } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { readLastViewed } from '@odeta/storefront/last-viewed';
import { proxy, ref } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';

/** A row on a wide page. */
const MOST = 4;

interface NextGoodsState {
  /** What the visitor has viewed last, otherwise what the country buys. */
  kind: 'viewed' | 'popular';
  products: readonly ProductCard[];
}

/** Goods for pages that lead no further. */
export function createNextGoodsStore({ api }: Storefront, storage = safeLocalStorage()) {
  const state = proxy<NextGoodsState>({ kind: 'popular', products: [] });

  return {
    state,

    async load() {
      try {
        const numbers = readLastViewed(storage).slice(0, MOST);
        const { viewed, liked = [] } = await api.send(
          readSearchStart,
          { viewed: numbers.join(',') },
          { suppressMessages: true },
        );
        const kind = viewed.length >= MOST ? 'viewed' : 'popular';
        Object.assign(state, { kind, products: ref((kind === 'viewed' ? viewed : liked).slice(0, MOST)) });
      } catch (error) {
        // The page says everything without them.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
