import { type Problem, problemOf } from '@odeta/purchase';
import type { FailedLogIn } from '@odeta/purchase/account';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createCheckoutStore } from '../checkout.store.ts';
import { askForAccount } from './account.api.ts';

/** What the e-mail step shows: the e-mail, the password of its account, a registration, or who buys. */
export type AccountStep = 'email' | 'password' | 'register' | 'known';

export interface AccountState {
  /** `null` until something is pressed: what is known of the buyer tells. */
  step: AccountStep | null;
  /** K6. The e-mail that was asked for last, and what was answered. */
  asked: { email: string; exist: boolean } | null;
  isBusy: boolean;
  problem: Problem | null;
  /** K7. The log-in that failed last. */
  failed: FailedLogIn | null;
  /** Counts the times that another customer's data came: forms begin anew. */
  changes: number;
}

/** Who buys (K6, K9). How one becomes a customer, and how one stops being it, is in `entry.store.ts`. */
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

  /** Does one thing at a time, and says why it was not done. */
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

    /** K6. Asks without being asked to go on. */
    async ask(email: string) {
      if (state.asked?.email === email || checkout.state.customer?.hasAccount) return;
      // Whether there is an account is good to know, and nothing waits for it.
      const answer = await askForAccount(api, email).catch(() => null);
      state.asked = answer && { email, exist: answer.exist };
    },

    /** K6, K9. With an account the password is asked for; without one the buyer goes on as a guest. */
    async goOn(email: string) {
      const answer = await attempt(() => askForAccount(api, email));
      if (answer === null || (answer instanceof ApiError && answer.isNetworkFailure)) return;
      const exist = !(answer instanceof ApiError) && answer.exist;
      Object.assign(state, { problem: null, asked: { email, exist }, step: exist ? 'password' : 'known' });
    },

    /** K9. */
    goOnAsGuest: () => void Object.assign(state, idle, { step: 'known' }),

    /** Opens a part of the step, for example the e-mail that the server refused (M7). */
    open: (step: AccountStep) => void Object.assign(state, idle, { step }),
  };
}
