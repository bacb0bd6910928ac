import { register } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { refusedFieldsOf } from '@odeta/purchase/account';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

export interface NewAccount {
  password: string;
  privacyAgreement: boolean;
  /** Id of an order that was opened by its link: the account is for its buyer. */
  order?: string | undefined;
}

/** R21. Creates an account for a guest who has ordered; the server takes all other data from the order. */
export function createNewAccountStore({ api, session }: Storefront) {
  const state = proxy({ status: 'open' as 'open' | 'busy' | 'done', problem: null as Problem | null });

  /** Errors of the form's fields; all others are shown above the form. */
  function refusedFields(error: unknown): Record<string, string> {
    if (!(error instanceof ApiError)) throw error;
    const { password, privacyAgreement, ...elsewhere } = refusedFieldsOf(error);
    const words = Object.values(elsewhere).join(' ');
    const fields = { ...(password && { password }), ...(privacyAgreement && { privacyAgreement }) };
    if (words) state.problem = { key: null, text: words };
    else if (Object.keys(fields).length === 0) state.problem = problemOf(error);
    return fields;
  }

  return {
    state,

    /** Resolves to the errors of fields. */
    async register(account: NewAccount): Promise<Record<string, string>> {
      Object.assign(state, { status: 'busy', problem: null });
      try {
        await api.send(register, { ...account, rememberMe: true }, { suppressMessages: true });
      } catch (error) {
        state.status = 'open';
        return refusedFields(error);
      }
      state.status = 'done';
      await session.load();
      return {};
    },
  };
}
