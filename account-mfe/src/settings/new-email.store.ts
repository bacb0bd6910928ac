import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account.store.ts';
import { type Attempting, attempt, idle } from '../attempt.ts';
import { sendNewEmail } from './settings.api.ts';

interface NewEmailState extends Attempting {
  isOpen: boolean;
  /** Where the link went. */
  sentTo: string | null;
}

/** P8. Another e-mail of the account, once its link is opened. */
export function createNewEmailStore({ api, storeOf }: Storefront) {
  const state = proxy<NewEmailState>({ isOpen: false, sentTo: null, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    open: (isOpen: boolean) => void Object.assign(state, { isOpen, sentTo: null, problem: null }),

    /** Resolves to the fields that the server finds wrong. */
    async ask(input: { email: string; currentPassword: string }): Promise<Record<string, string>> {
      const wrong = await attempt(state, () => sendNewEmail(api, input), hasEnded);
      if (wrong === null) Object.assign(state, { isOpen: false, sentTo: input.email });
      return wrong ?? {};
    },
  };
}
createNewEmailStore.storeKey = 'account.new-email';
