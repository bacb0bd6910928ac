import type { ProductCard } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchCategory, fetchResults } from '../query/category.api.ts';
import { type CategoryAddress, writeAddress } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';

/** Relaxations that are offered at most, and goods. */
const MOST = 4;

interface Relaxation extends ChosenFilter {
  /** The number of goods without this filter. */
  count: number;
}

interface RelaxationsState {
  /** The URL of the empty list to which they belong. */
  of: string | null;
  relaxations: readonly Relaxation[];
  /** The first goods of the lists without one filter each. */
  products: readonly ProductCard[];
}

/** What would help where no goods match all chosen filters: the lists without one of them. */
export function createRelaxationsStore({ api }: Storefront) {
  const state = proxy<RelaxationsState>({ of: null, relaxations: [], products: [] });

  async function relax(address: CategoryAddress, filter: ChosenFilter) {
    const fetchGoods = address.isSearch ? fetchResults : fetchCategory;
    const { productCount, products } = await fetchGoods(api, { ...address, filters: filter.without, page: 1 });
    return { filter, productCount, products };
  }

  return {
    state,

    async load(address: CategoryAddress, chosen: readonly ChosenFilter[]) {
      const url = writeAddress(address);
      if (state.of === url) return;
      Object.assign(state, { of: url, relaxations: [], products: [] });
      try {
        const found = await Promise.all(chosen.slice(0, MOST).map((filter) => relax(address, filter)));
        // Another list was opened meanwhile.
        if (state.of !== url) return;
        const useful = found.filter(({ productCount }) => productCount > 0);
        const goods = new Map(useful.flatMap(({ products }) => products).map((product) => [product.id, product]));
        state.relaxations = ref(
          useful
            .map(({ filter, productCount }) => ({ ...filter, count: productCount }))
            .toSorted((one, other) => other.count - one.count),
        );
        state.products = ref([...goods.values()].slice(0, MOST));
      } catch (error) {
        // The page can be used without them.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
