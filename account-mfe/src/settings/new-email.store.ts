import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { sendNewEmail } from './settings.api.ts';

interface NewEmailState extends Attempting {
  isOpen: boolean;
  /** The e-mail to which the link was sent. */
  sentTo: string | null;
}

/** Changes the account's e-mail, which takes effect when its link is opened. */
export function createNewEmailStore({ api, storeOf }: Storefront) {
  const state = proxy<NewEmailState>({ isOpen: false, sentTo: null, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    open: (isOpen: boolean) => void Object.assign(state, { isOpen, sentTo: null, problem: null }),

    /** Resolves to the server's field errors. */
    async ask(input: { email: string; currentPassword: string }): Promise<Record<string, string>> {
      const wrong = await attempt(state, () => sendNewEmail(api, input), hasEnded);
      if (wrong === null) Object.assign(state, { isOpen: false, sentTo: input.email });
      return wrong ?? {};
    },
  };
}
createNewEmailStore.storeKey = 'account.new-email';
