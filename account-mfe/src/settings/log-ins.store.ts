import type { LogIn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import {
  inTurn,
  type Loading,
  mutation,
  notLoaded,
  notSending,
  resource,
  type Sending,
} from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchLogIns, sendEndLogIns } from './settings.api.ts';

interface LogInsState extends Loading, Sending {
  logIns: LogIn[];
}

/** The customer's sessions. */
export function createLogInsStore({ api, storeOf }: Storefront) {
  const state = proxy<LogInsState>({ logIns: [], ...notLoaded, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);
  const turn = inTurn();
  const end = mutation(state, (id?: string) => sendEndLogIns(api, id === undefined ? {} : { id }), { isHandled });

  return {
    state,

    load: resource(state, () => fetchLogIns(api)),

    /** Ends one session; without an id all except this one. */
    end: (id?: string) => turn(id ?? 'all', () => end(id)),

    /** When the server has ended all others. */
    forgetOthers() {
      state.logIns = state.logIns.filter(({ isThis }) => isThis);
    },
  };
}
createLogInsStore.storeKey = 'account.log-ins';
