import type { SearchStart } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchSearchStart } from './suggestion.api.ts';

/** What the panel shows before a phrase is entered. */
export function createSearchStartStore({ api, logger }: Storefront) {
  const state = proxy<SearchStart>({ popular: [], viewed: [] });
  return {
    state,

    async load(viewed: readonly string[]) {
      try {
        Object.assign(state, await fetchSearchStart(api, viewed));
      } catch (error) {
        // The search works without it.
        logger.log('warning', 'Search start', error);
      }
    },
  };
}
createSearchStartStore.storeKey = 'shell.search-start';
