import type { Returns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchReturns } from './returns.api.ts';

/** The returns of the page in the URL. */
export function createReturnsStore({ api }: Storefront) {
  const state = proxy<{ returns: Returns | null }>({ returns: null });
  return {
    state,
    async load(query: URLSearchParams) {
      state.returns = await fetchReturns(api, query.get('page') ?? '1');
    },
  };
}
createReturnsStore.storeKey = 'account.returns';
