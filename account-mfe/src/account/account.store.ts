import type { AccountOverview } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { addresses } from '../addresses.ts';
import { fetchAccount, sendLogOut } from './account.api.ts';

/** Problem code for guests. */
const LOG_IN_REQUIRED = 'log-in-required';

/** The log-in page with a note that the customer has logged out. */
export const LOGGED_OUT = `${addresses.logIn.path}?left=1`;

/** Busy while the customer is being logged out. */
interface AccountState extends Sending {
  /** `guest`: not logged in, or not any more. */
  status: 'idle' | 'ready' | 'guest' | 'failed';
  account: AccountOverview | null;
}

/** The account that all of its pages share. */
export function createAccountStore(
  { api, events, logger }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<AccountState>({ status: 'idle', account: null, ...notSending });

  /** For errors of actions on a page: returns whether the session has ended, in which case the page shows it. */
  function hasEnded(error: unknown): boolean {
    const isEnded = error instanceof ApiError && error.code === LOG_IN_REQUIRED;
    if (isEnded) Object.assign(state, { status: 'guest', account: null });
    return isEnded;
  }

  return {
    state,
    hasEnded,

    /** Loads the account and, in parallel, the page's own data. */
    load: resource(
      state,
      async (readPage?: () => Promise<void>) => {
        const [{ account }] = await Promise.all([fetchAccount(api), readPage?.()]);
        return { account };
      },
      { onFailure: (error) => hasEnded(error) || logger.log('critical', error.endpoint, error) },
    ),

    logOut: mutation(state, async () => {
      await sendLogOut(api);
      events.emit('customer.left', {});
      go(LOGGED_OUT);
      return { isBusy: true };
    }),
  };
}
createAccountStore.storeKey = 'account.account';
