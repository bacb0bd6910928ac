import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { askForConfirmation } from './settings.api.ts';

interface ConfirmationState extends Sending {
  isSent: boolean;
}

/** Sends the confirmation e-mail again. */
export function createConfirmationStore({ api, storeOf }: Storefront) {
  const state = proxy<ConfirmationState>({ isSent: false, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  async function send() {
    await askForConfirmation(api);
    return { isSent: true };
  }

  return { state, send: mutation(state, send, { isHandled }) };
}
