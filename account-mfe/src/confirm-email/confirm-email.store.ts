import { confirmEmail } from '@odeta/contracts';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface ConfirmEmailState {
  /** `unusable`: the link opens nothing any more. */
  status: 'idle' | 'busy' | 'done' | 'unusable' | 'failed';
  email: string;
}

const TOKEN = 'email-confirmation';

/** The link of an e-mail was opened. */
export function createConfirmEmailStore({ api, logger }: Storefront) {
  const state = proxy<ConfirmEmailState>({ status: 'idle', email: '' });

  return {
    state,

    /** An address without a token is no link of an e-mail. */
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
