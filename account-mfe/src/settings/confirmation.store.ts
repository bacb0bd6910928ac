import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { askForConfirmation } from './settings.api.ts';

interface ConfirmationState extends Attempting {
  isSent: boolean;
}

/** Sends the confirmation e-mail again. */
export function createConfirmationStore({ api, storeOf }: Storefront) {
  const state = proxy<ConfirmationState>({ isSent: false, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    async send() {
      state.isSent = (await attempt(state, () => askForConfirmation(api), hasEnded)) === null;
    },
  };
}
