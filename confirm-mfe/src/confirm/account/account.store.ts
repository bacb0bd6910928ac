import { register } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

export interface NewAccount {
  password: string;
  privacyAgreement: boolean;
  /** Id of an order that was opened by its link: the account is for its buyer. */
  order?: string | undefined;
}

interface NewAccountState extends Sending {
  isDone: boolean;
}

/** R21. Creates an account for a guest who has ordered; the server takes all other data from the order. */
export function createNewAccountStore({ api, session }: Storefront) {
  const state = proxy<NewAccountState>({ isDone: false, ...notSending });

  const send = mutation(
    state,
    async (account: NewAccount) => {
      await api.send(register, { ...account, rememberMe: true }, { suppressMessages: true });
      return { isDone: true };
    },
    { fields: ['password', 'privacyAgreement'] },
  );

  return {
    state,

    /** Resolves to the server's field errors. */
    async register(account: NewAccount) {
      const errors = await send(account);
      if (state.isDone) await session.load();
      return errors;
    },
  };
}
