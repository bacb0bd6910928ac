import type { LogIn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchLogIns, sendEndLogIns } from './settings.api.ts';

interface LogInsState extends Attempting {
  logIns: LogIn[];
}

/** The customer's sessions. */
export function createLogInsStore({ api, storeOf }: Storefront) {
  const state = proxy<LogInsState>({ logIns: [], ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    async load() {
      state.logIns = (await fetchLogIns(api)).logIns;
    },

    /** Ends one session; without an id all except this one. */
    async end(id?: string) {
      await attempt(
        state,
        async () => {
          state.logIns = (await sendEndLogIns(api, id === undefined ? {} : { id })).logIns;
        },
        hasEnded,
      );
    },
  };
}
createLogInsStore.storeKey = 'account.log-ins';
