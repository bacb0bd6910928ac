import type { Returns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchReturns } from './returns.api.ts';

/** P6. The returns of the page that the address names. */
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
