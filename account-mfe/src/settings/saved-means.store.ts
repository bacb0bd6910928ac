import type { SavedMeans } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchSavedMeans, sendRemoval } from './saved-means.api.ts';

interface SavedMeansState extends Loading, Sending {
  /** Whether the payment provider of the country keeps any. */
  isOffered: boolean;
  means: SavedMeans[];
}

/** M4. Cards and bank apps that the payment provider keeps for the customer. */
export function createSavedMeansStore({ api, logger, storeOf }: Storefront) {
  const state = proxy<SavedMeansState>({ ...notLoaded, ...notSending, isOffered: false, means: [] });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    /** A failure hides this part of the page only. */
    load: resource(state, () => fetchSavedMeans(api), {
      onFailure: (error) => hasEnded(error) || logger.log('warning', error.endpoint, error),
    }),

    remove: mutation(state, (id: string) => sendRemoval(api, id), { isHandled: hasEnded }),
  };
}
createSavedMeansStore.storeKey = 'account.saved-means';
