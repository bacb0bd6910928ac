import { PasskeyCancelled, usePasskey } from '@odeta/account-forms';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { askForCode, sendCode, sendKey, sendPassword } from './passkeys.api.ts';

interface ConfirmPersonState extends Sending {
  /** Whether a code was sent, which is asked for instead of the password. */
  isCodeSent: boolean;
  hasKeyFailed: boolean;
}

/** P8. Shows that it is the customer who uses the browser. All changes resolve to the server's field errors. */
export function createConfirmPersonStore({ api, storeOf }: Storefront, askForKey = usePasskey) {
  const state = proxy<ConfirmPersonState>({ ...notSending, isCodeSent: false, hasKeyFailed: false });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  return {
    state,

    /** Resolves to whether the key was accepted. */
    async byKey(): Promise<boolean> {
      state.hasKeyFailed = false;
      const send = mutation(
        state,
        async () => {
          await sendKey(api, { credential: await askForKey(api) });
          return {};
        },
        { isHandled },
      );
      try {
        await send();
      } catch (error) {
        if (!(error instanceof PasskeyCancelled)) throw error;
        state.hasKeyFailed = true;
      }
      return !state.hasKeyFailed && state.problem === null;
    },

    askForCode: mutation(
      state,
      async () => {
        await askForCode(api);
        return { isCodeSent: true };
      },
      { isHandled },
    ),

    byCode: mutation(
      state,
      async (code: string) => {
        await sendCode(api, code);
        return { isCodeSent: false };
      },
      { isHandled },
    ),

    byPassword: mutation(
      state,
      async (currentPassword: string) => {
        await sendPassword(api, currentPassword);
        return {};
      },
      { isHandled },
    ),
  };
}
