import { MOST_VIEWED, type ProductCard, readHome, readSearchStart } from '@odeta/contracts';
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

const rankOf = (key: string) => (key === 'popular' ? 0 : 1);

/** Goods for pages that lead no further. */
export function createNextGoodsStore({ api }: Storefront, storage = safeLocalStorage()) {
  const state = proxy<NextGoodsState>({ kind: 'popular', products: [] });

  async function fetchViewed() {
    const numbers = readLastViewed(storage).slice(0, MOST_VIEWED);
    if (numbers.length < MOST) return [];
    const { viewed } = await api.send(readSearchStart, { viewed: numbers.join(',') }, { suppressMessages: true });
    return viewed;
  }

  async function fetchPopular() {
    const { productShelves } = await api.send(readHome, {}, { suppressMessages: true });
    const popularFirst = productShelves.toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
    return popularFirst.flatMap(({ products }) => products);
  }

  return {
    state,

    async load() {
      try {
        const viewed = await fetchViewed();
        const kind = viewed.length >= MOST ? 'viewed' : 'popular';
        const products = kind === 'viewed' ? viewed : await fetchPopular();
        Object.assign(state, { kind, products: ref(products.slice(0, MOST)) });
      } catch (error) {
        // The page says everything without them.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
