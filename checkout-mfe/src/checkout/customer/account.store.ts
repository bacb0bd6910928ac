import type { Message } from '@odeta/shared/contracts';
import { type Problem, problemOf } from '@odeta/shared/purchase';
import { proxy } from '@odeta/shared/state';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/shared/storefront';
import { createCheckoutStore } from '../checkout.store.ts';
import { keptForOrder } from '../kept-for-order.ts';
import {
  askForAccount,
  fetchAfterLoggingIn,
  fetchCustomer,
  sendLogIn,
  sendLogOut,
  sendRegistration,
} from './account.api.ts';

/** What the e-mail step shows: the e-mail, the password of its account, a registration, or who buys. */
export type AccountStep = 'email' | 'password' | 'register' | 'known';

export interface AccountState {
  /** `null` until something is pressed: what is known of the buyer tells. */
  step: AccountStep | null;
  /** K6. The e-mail that was asked for last, and what was answered. */
  asked: { email: string; exist: boolean } | null;
  isBusy: boolean;
  problem: Problem | null;
  /** K7. How often a log-in failed, and when the next attempt is possible, in milliseconds since 1970. */
  failureCount: number;
  waitUntil: number;
  /** Counts the times that another customer's data came: forms begin anew. */
  changes: number;
}

type Registration = Parameters<typeof sendRegistration>[1];

/** Who buys: a guest, one who logs in, one who makes an account (K6–K9). */
export function createAccountStore({ api, events, session, storeOf }: Storefront) {
  const checkout = storeOf(createCheckoutStore);
  const idle = { isBusy: false, problem: null };
  const state = proxy<AccountState>({
    step: null,
    asked: null,
    ...idle,
    failureCount: 0,
    waitUntil: 0,
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

  /** K7. What is said of the log-in itself stays on the page. */
  function tell(messages: readonly Message[]) {
    for (const message of messages) storeOf(createAlertsStore).show(message);
  }

  /** K7. Everything of the page is the customer's from now on; the header follows. */
  async function takeOver() {
    const [{ customer }, init] = await Promise.all([fetchCustomer(api), fetchAfterLoggingIn(api)]);
    checkout.take({ ...init, customer });
    Object.assign(state, { step: customer?.hasAccount ? 'known' : 'email', failureCount: 0, waitUntil: 0 });
    state.changes += 1;
    await session.load();
    events.emit('cart.changed', { cartItemsCount: session.state.cartItemsCount });
  }

  return {
    state,

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

    /** K7. */
    async logIn(email: string, password: string, rememberMe: boolean) {
      const answer = await attempt(async () => {
        await sendLogIn(api, { email, password, rememberMe }, tell);
        await takeOver();
      });
      if (!(answer instanceof ApiError)) return;
      const { failureCount = state.failureCount, retryAfter = 0 } = answer.body;
      Object.assign(state, { failureCount, waitUntil: Date.now() + Number(retryAfter) * 1000 });
    },

    /** K8. Resolves to the fields that the server finds wrong (H22). */
    async register(input: Registration): Promise<Record<string, string>> {
      const answer = await attempt(async () => {
        await sendRegistration(api, input, tell);
        await takeOver();
      });
      if (!(answer instanceof ApiError)) return {};
      const wrong = Object.entries(answer.validation).map(([key, [message = '']]) => [key.split('.').at(-1), message]);
      if (wrong.length > 0) state.problem = null;
      return Object.fromEntries(wrong);
    },

    /** The next one at this device begins with an empty form. */
    async logOut() {
      await attempt(async () => {
        await sendLogOut(api);
        keptForOrder().customer.forget();
        await takeOver();
      });
    },
  };
}
