import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { sendNewEmail } from './settings.api.ts';

interface NewEmailState extends Sending {
  isOpen: boolean;
  /** The e-mail to which the link was sent. */
  sentTo: string | null;
  /** The change waits until the customer has shown that it is them. */
  isUnconfirmed: boolean;
}

/** Changes the account's e-mail, which takes effect when its link is opened. */
export function createNewEmailStore({ api, storeOf }: Storefront) {
  const state = proxy<NewEmailState>({ isOpen: false, sentTo: null, isUnconfirmed: false, ...notSending });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    open: (isOpen: boolean) => void Object.assign(state, { isOpen, sentTo: null, isUnconfirmed: false, problem: null }),

    cancelConfirmation: () => void Object.assign(state, { isUnconfirmed: false }),

    /** Resolves to the server's field errors. @param currentPassword where the page asks for it beside the e-mail */
    ask: mutation(
      state,
      async (email: string, currentPassword: string) => {
        state.isUnconfirmed = false;
        await sendNewEmail(api, { email, ...(currentPassword !== '' && { currentPassword }) });
        return { isOpen: false, sentTo: email };
      },
      {
        isHandled(error) {
          state.isUnconfirmed = error instanceof ApiError && error.code === 'confirmation-required';
          return state.isUnconfirmed || hasEnded(error);
        },
      },
    ),
  };
}
createNewEmailStore.storeKey = 'account.new-email';
