import type { Category } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, leadsNowhere, notLoaded } from '@odeta/storefront/actions';
import { latestOnly, proxy, ref } from '@odeta/storefront/state';
import { fetchCategory } from './query/category.api.ts';
import { type CategoryAddress, writeAddress } from './query/category-address.ts';

interface CategoryState extends Loading {
  category: Category | null;
  /** Whether the products belong to the current URL or are still the former ones. */
  results: 'ready' | 'loading' | 'failed';
}

/** Number of cached answers, so that Back shows the former list at once. */
const CACHED_LISTINGS = 20;

/** One page of a category. */
export function createCategoryStore({ api }: Storefront) {
  const state = proxy<CategoryState>({ category: null, results: 'ready', ...notLoaded });
  const latest = latestOnly();
  const cache = new Map<string, Category>();

  function show(category: Category) {
    Object.assign(state, { status: 'ready', category: ref(category), results: 'ready' });
  }

  /** Adds the current list to the cache before it is replaced. */
  function keepShown() {
    if (state.status !== 'ready' || !state.category) return;
    cache.set(writeAddress(state.category), state.category);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_LISTINGS && oldest !== undefined) cache.delete(oldest);
  }

  return {
    state,

    /** The former list stays until the answer arrives, and also after an error, so that the visitor can change the filters. */
    async load(address: CategoryAddress) {
      keepShown();
      const known = cache.get(writeAddress(address));
      if (known) show(known);
      else state.results = 'loading';
      const isOfCategory = state.category?.slug === address.slug;
      try {
        const category = await latest(fetchCategory(api, address));
        if (category) show(category);
      } catch (error) {
        if (leadsNowhere(error)) Object.assign(state, { status: 'not-found', category: null });
        else if (!isOfCategory) throw error;
        else if (!known) state.results = 'failed';
      }
    },
  };
}
createCategoryStore.storeKey = 'catalog.category';
createCategoryStore.storeAnswers = ['category'];
