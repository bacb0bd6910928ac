import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { sendNewEmail } from './settings.api.ts';

interface NewEmailState extends Sending {
  isOpen: boolean;
  /** The e-mail to which the link was sent. */
  sentTo: string | null;
}

/** Changes the account's e-mail, which takes effect when its link is opened. */
export function createNewEmailStore({ api, storeOf }: Storefront) {
  const state = proxy<NewEmailState>({ isOpen: false, sentTo: null, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  return {
    state,

    open: (isOpen: boolean) => void Object.assign(state, { isOpen, sentTo: null, problem: null }),

    /** Resolves to the server's field errors. */
    ask: mutation(
      state,
      async (input: { email: string; currentPassword: string }) => {
        await sendNewEmail(api, input);
        return { isOpen: false, sentTo: input.email };
      },
      { isHandled },
    ),
  };
}
createNewEmailStore.storeKey = 'account.new-email';
