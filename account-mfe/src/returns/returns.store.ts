import type { Returns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchReturns } from './returns.api.ts';

interface ReturnsState extends Loading {
  returns: Returns | null;
}

/** The returns of the page in the URL. */
export function createReturnsStore({ api }: Storefront) {
  const state = proxy<ReturnsState>({ returns: null, ...notLoaded });
  return {
    state,
    load: resource(state, async (query: URLSearchParams) => ({
      returns: await fetchReturns(api, query.get('page') ?? '1'),
    })),
  };
}
createReturnsStore.storeKey = 'account.returns';
