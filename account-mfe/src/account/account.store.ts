import type { AccountOverview } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { addresses } from '../addresses.ts';
import { fetchAccount, sendLogOut } from './account.api.ts';

/** Problem code for guests. */
const LOG_IN_REQUIRED = 'log-in-required';

/** The log-in page with a note that the customer has logged out. */
const LOGGED_OUT = `${addresses.logIn.path}?left=1`;

interface AccountState {
  /** `guest`: not logged in, or not any more. */
  status: 'idle' | 'ready' | 'guest' | 'failed';
  account: AccountOverview | null;
  isLeaving: boolean;
  /** Why logging out failed. */
  problem: Problem | null;
}

/** The account that all of its pages share. */
export function createAccountStore(
  { api, events, logger }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<AccountState>({ status: 'idle', account: null, isLeaving: false, problem: null });

  /** Stores the failure of loading a page, which the page shows. @throws other errors than `ApiError` */
  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === LOG_IN_REQUIRED) Object.assign(state, { status: 'guest', account: null });
    else state.status = 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }

  return {
    state,

    /** Loads the account and, in parallel, the page's own data. */
    async load(readPage?: () => Promise<void>) {
      try {
        const [{ account }] = await Promise.all([fetchAccount(api), readPage?.()]);
        Object.assign(state, { status: 'ready', account });
      } catch (error) {
        fail(error);
      }
    },

    /** For errors of actions on a page: returns whether the session has ended, in which case the page shows it. */
    hasEnded(error: unknown): boolean {
      if (!(error instanceof ApiError && error.code === LOG_IN_REQUIRED)) return false;
      fail(error);
      return true;
    },

    async logOut() {
      Object.assign(state, { isLeaving: true, problem: null });
      try {
        await sendLogOut(api);
        events.emit('customer.left', {});
        go(LOGGED_OUT);
      } catch (error) {
        Object.assign(state, { isLeaving: false, problem: problemOf(error) });
      }
    },
  };
}
createAccountStore.storeKey = 'account.account';
