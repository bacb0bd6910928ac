import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { sendToken, TOKEN } from './confirm-email.api.ts';

interface ConfirmEmailState extends Sending {
  /** `unusable`: the link is invalid or expired. */
  status: 'idle' | 'done' | 'unusable' | 'failed';
  email: string;
}

/** Confirms an e-mail address with the token of its link. */
export function createConfirmEmailStore({ api, logger }: Storefront) {
  const state = proxy<ConfirmEmailState>({ status: 'idle', email: '', ...notSending });

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) return false;
    state.status = error.code === 'unknown-link' ? 'unusable' : 'failed';
    if (state.status === 'failed') logger.log('error', error.endpoint, error);
    return true;
  }

  return {
    state,

    /** Without a token there is nothing to confirm. */
    async load({ query }: PageLocation) {
      if (!query.get(TOKEN)) state.status = 'unusable';
    },

    confirm: mutation(
      state,
      async ({ query }: Pick<PageLocation, 'query'>) => {
        const token = query.get(TOKEN);
        if (!token || state.status === 'done') return;
        state.status = 'idle';
        const { email } = await sendToken(api, token);
        return { status: 'done' as const, email };
      },
      { isHandled: fail },
    ),
  };
}
createConfirmEmailStore.storeKey = 'account.confirm-email';
