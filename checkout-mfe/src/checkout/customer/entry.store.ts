import { createLogInWaysStore, failedLogInOf, sendLogIn } from '@odeta/account-forms';
import type { Message } from '@odeta/contracts';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { fieldErrorsOf } from '@odeta/storefront/actions';
import { createAccountStore } from '../form/account.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { orderStorage } from '../state/order-storage.ts';
import { fetchAfterLoggingIn, fetchCustomer, sendLogOut, sendRegistration } from './entry.api.ts';

type Registration = Parameters<typeof sendRegistration>[1];

/** Log-in, registration and log-out, loaded with the forms that need them. */
export function createEntryStore(storefront: Storefront) {
  const { api, events, session, storeOf } = storefront;
  const checkout = storeOf(createCheckoutStore);
  const { state, attempt } = storeOf(createAccountStore);

  /** Shows the server's messages as alerts. Errors of the log-in itself are shown in its form. */
  function tell(messages: readonly Message[]) {
    for (const message of messages) storeOf(createAlertsStore).show(message);
  }

  /** Replaces the content of the page by the customer's data and updates the header. */
  async function takeOver() {
    await checkout.show(async () => {
      const [{ customer }, init] = await Promise.all([fetchCustomer(api), fetchAfterLoggingIn(api)]);
      return { ...init, customer };
    });
    const { customer } = checkout.state;
    Object.assign(state, { step: customer?.hasAccount ? 'known' : 'email', failed: null });
    state.changes += 1;
    await session.load();
    events.emit('cart.changed', { cartItemsCount: session.state.cartItemsCount });
  }

  return {
    tell,
    takeOver,

    async logIn(email: string, password: string, rememberMe: boolean) {
      const answer = await attempt(async () => {
        await sendLogIn(storefront, { email, password, rememberMe }, { onMessages: tell });
        await takeOver();
      });
      if (!(answer instanceof ApiError)) return;
      state.failed = failedLogInOf(storefront, answer, email, state.failed);
    },

    /** Resolves to the errors of the fields. */
    async register(input: Registration): Promise<Record<string, string>> {
      const answer = await attempt(async () => {
        await sendRegistration(api, input, tell);
        await takeOver();
      });
      if (!(answer instanceof ApiError)) return {};
      const errors = fieldErrorsOf(answer);
      if (Object.keys(errors).length > 0) state.problem = null;
      return errors;
    },

    /** Deletes what was typed, so that the next visitor on this device starts with an empty form. */
    async logOut() {
      await attempt(async () => {
        await sendLogOut(api);
        orderStorage().forgetCustomer();
        await takeOver();
      });
    },
  };
}

/** K7. Passkeys and codes, which continue the order as a log-in by password does. */
export function createWaysStore(storefront: Storefront) {
  const { tell, takeOver } = storefront.storeOf(createEntryStore);
  const checkout = storefront.storeOf(createCheckoutStore);
  return createLogInWaysStore(storefront, {
    siteKey: () => checkout.state.siteKey,
    options: { onMessages: tell },
    async enter() {
      await takeOver();
      return false;
    },
  });
}
