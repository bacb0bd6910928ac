import type { FailedLogIn } from '@odeta/account-forms';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Problem, problemOf } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { askForAccount } from './account.api.ts';

/** What the e-mail step shows: the e-mail, the password of its account, a registration, or the known customer. */
export type AccountStep = 'email' | 'password' | 'register' | 'known';

export interface AccountState {
  /** `null` until a button was pressed; until then the step depends on what is known about the customer. */
  step: AccountStep | null;
  /** The last e-mail that was looked up, and whether it has an account. */
  asked: { email: string; exist: boolean } | null;
  isBusy: boolean;
  problem: Problem | null;
  failed: FailedLogIn | null;
  /** Number of times that another customer's data was loaded; forms start again when it changes. */
  changes: number;
}

/** Finds out who orders. Log-in, registration and log-out are in `entry.store.ts`, which is loaded later. */
export function createAccountStore({ api, storeOf }: Storefront) {
  const checkout = storeOf(createCheckoutStore);
  const idle = { isBusy: false, problem: null };
  const state = proxy<AccountState>({
    step: null,
    asked: null,
    ...idle,
    failed: null,
    changes: 0,
  });

  /** Runs one request at a time and stores its problem. Resolves to the error of a failed request, and to `null` while another one runs. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | ApiError | null> {
    if (state.isBusy) return null;
    Object.assign(state, { isBusy: true, problem: null });
    try {
      return await work();
    } catch (error) {
      state.problem = problemOf(error);
      if (error instanceof ApiError) return error;
      throw error;
    } finally {
      state.isBusy = false;
    }
  }

  return {
    state,
    attempt,

    /** Looks up the e-mail without changing the step. */
    async ask(email: string) {
      if (state.asked?.email === email || checkout.state.customer?.hasAccount) return;
      // The answer is optional, so that errors are ignored.
      const answer = await askForAccount(api, email).catch(() => null);
      state.asked = answer && { email, exist: answer.exist };
    },

    /** Asks for the password if there is an account. Otherwise, or if the look-up is refused, the order continues as a guest. */
    async continueWith(email: string) {
      const answer = await attempt(() => askForAccount(api, email));
      if (answer === null || (answer instanceof ApiError && answer.isNetworkFailure)) return;
      const exist = !(answer instanceof ApiError) && answer.exist;
      Object.assign(state, { problem: null, asked: { email, exist }, step: exist ? 'password' : 'known' });
    },

    continueAsGuest: () => void Object.assign(state, idle, { step: 'known' }),

    /** Opens a view of the step, for example the e-mail that the server refused. */
    open: (step: AccountStep) => void Object.assign(state, idle, { step }),
  };
}
