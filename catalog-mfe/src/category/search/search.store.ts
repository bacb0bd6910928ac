import type { SearchResults } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, leadsNowhere, notLoaded } from '@odeta/storefront/actions';
import { latestOnly, proxy, ref } from '@odeta/storefront/state';
import { fetchResults } from '../query/category.api.ts';
import type { CategoryAddress } from '../query/category-address.ts';

interface SearchState extends Loading {
  found: SearchResults | null;
  /** Whether the products belong to the current URL or are still the former ones. */
  results: 'ready' | 'loading' | 'failed';
}

/** One page of search results. */
export function createSearchStore({ api }: Storefront) {
  const state = proxy<SearchState>({ found: null, results: 'ready', ...notLoaded });
  const latest = latestOnly();

  return {
    state,

    /** The former results stay until the answer arrives, and also after an error, so that the visitor can change the filters. */
    async load(address: CategoryAddress) {
      state.results = 'loading';
      try {
        const found = await latest(fetchResults(api, address));
        if (found) Object.assign(state, { status: 'ready', found: ref(found), results: 'ready' });
      } catch (error) {
        if (leadsNowhere(error)) Object.assign(state, { status: 'not-found', found: null });
        else if (state.found?.term !== address.slug) throw error;
        else state.results = 'failed';
      }
    },
  };
}
createSearchStore.storeKey = 'catalog.search';
createSearchStore.storeAnswers = ['found'];
