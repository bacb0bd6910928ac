import type { changePassword, InputOf } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { createLogInsStore } from './log-ins.store.ts';
import { sendChangedPassword } from './settings.api.ts';

interface ChangeState extends Attempting {
  isDone: boolean;
}

/** Changes the password. */
export function createChangePasswordStore({ api, storeOf }: Storefront) {
  const state = proxy<ChangeState>({ isDone: false, ...idle });
  const { hasEnded } = storeOf(createAccountStore);
  const logIns = storeOf(createLogInsStore);

  return {
    state,

    /** Resolves to the server's field errors. */
    async change(input: InputOf<typeof changePassword>): Promise<Record<string, string>> {
      state.isDone = false;
      const wrong = await attempt(state, () => sendChangedPassword(api, input), hasEnded);
      state.isDone = wrong === null;
      if (wrong === null && input.endOthers) {
        logIns.state.logIns = logIns.state.logIns.filter(({ isThis }) => isThis);
      }
      return wrong ?? {};
    },
  };
}
