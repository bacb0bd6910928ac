import type { AccountOverview } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchAccount, sendLogOut } from './account.api.ts';
import { addresses } from './addresses.ts';

/** The code of an answer to one who is not logged in. */
const LOG_IN_REQUIRED = 'log-in-required';

/** Says that the log-in has ended. */
const LOGGED_OUT = `${addresses.logIn.path}?left=1`;

interface AccountState {
  /** `guest`: nobody is logged in, or not any more. */
  status: 'idle' | 'ready' | 'guest' | 'failed';
  account: AccountOverview | null;
  isLeaving: boolean;
  /** Why the customer is still logged in. */
  problem: Problem | null;
}

/** P1. Whose account it is, for every page of it. */
export function createAccountStore(
  { api, events, logger }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<AccountState>({ status: 'idle', account: null, isLeaving: false, problem: null });

  /** Takes what went wrong with reading a page: the page says so. @throws anything that is no failed call */
  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === LOG_IN_REQUIRED) Object.assign(state, { status: 'guest', account: null });
    else state.status = 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }

  return {
    state,

    /** Fills a page: the account, and with it what else the page shows. */
    async load(readPage?: () => Promise<void>) {
      try {
        const [{ account }] = await Promise.all([fetchAccount(api), readPage?.()]);
        Object.assign(state, { status: 'ready', account });
      } catch (error) {
        fail(error);
      }
    },

    /** For answers to what is pressed on a page: whether they say that the log-in has ended, which the page then shows. */
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
