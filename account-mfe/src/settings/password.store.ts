import type { changePassword, InputOf } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { createLogInsStore } from './log-ins.store.ts';
import { sendChangedPassword } from './settings.api.ts';

interface ChangeState extends Sending {
  isDone: boolean;
}

/** Changes the password. */
export function createChangePasswordStore({ api, storeOf }: Storefront) {
  const state = proxy<ChangeState>({ isDone: false, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);
  const { forgetOthers } = storeOf(createLogInsStore);

  async function send(input: InputOf<typeof changePassword>) {
    state.isDone = false;
    await sendChangedPassword(api, input);
    if (input.endOthers) forgetOthers();
    return { isDone: true };
  }

  /** `change` resolves to the server's field errors. */
  return { state, change: mutation(state, send, { isHandled }) };
}
