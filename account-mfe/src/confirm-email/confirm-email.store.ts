import { confirmEmail } from '@odeta/contracts';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface ConfirmEmailState {
  /** `unusable`: the link is invalid or expired. */
  status: 'idle' | 'busy' | 'done' | 'unusable' | 'failed';
  email: string;
}

const TOKEN = 'email-confirmation';

/** Confirms an e-mail address with the token of its link. */
export function createConfirmEmailStore({ api, logger }: Storefront) {
  const state = proxy<ConfirmEmailState>({ status: 'idle', email: '' });

  return {
    state,

    /** Without a token there is nothing to confirm. */
    async load({ query }: PageLocation) {
      if (!query.get(TOKEN)) state.status = 'unusable';
    },

    async confirm({ query }: Pick<PageLocation, 'query'>) {
      const token = query.get(TOKEN);
      if (!token || state.status === 'busy' || state.status === 'done') return;
      state.status = 'busy';
      try {
        const { email } = await api.send(confirmEmail, { token }, { suppressMessages: true });
        Object.assign(state, { status: 'done', email });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.status = error.code === 'unknown-link' ? 'unusable' : 'failed';
        if (state.status === 'failed') logger.log('error', error.endpoint, error);
      }
    },
  };
}
createConfirmEmailStore.storeKey = 'account.confirm-email';
