import type { SearchStart } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchSearchStart } from './suggestion.api.ts';

/** What the panel shows before a phrase is entered. */
export function createSearchStartStore({ api, logger }: Storefront) {
  const state = proxy<SearchStart & Loading>({ popular: [], viewed: [], liked: [], ...notLoaded });
  return {
    state,

    load: resource(state, (viewed: readonly string[]) => fetchSearchStart(api, viewed), {
      // The search works without it.
      onFailure: (error) => logger.log('warning', 'Search start', error),
    }),
  };
}
createSearchStartStore.storeKey = 'shell.search-start';
