import { buyingPages, PASSWORD_CHANGED, RESET_FROM } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/purchase/bot-proof';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { addresses } from '../addresses.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchSiteKey } from '../forms/site-key.api.ts';
import { fetchReset, sendNewPassword, sendResetRequest } from './password.api.ts';

interface PasswordState extends Attempting {
  status: 'idle' | 'ready' | 'failed';
  /** The page on which the reset began and to which it returns. */
  from: 'account' | 'checkout';
  siteKey: string | null;
  /** The e-mail for which a link was requested. */
  sentTo: string | null;
  /** The e-mail of the account; `null` when the link is invalid or expired. */
  email: string | null;
}

type Go = (path: string) => void;

/** Resets a forgotten password with a link that is sent by e-mail. */
export function createPasswordStore(
  storefront: Storefront,
  go: Go = (path) => globalThis.location.assign(path),
  botProof?: BotProof,
) {
  const { api, logger } = storefront;
  const state = proxy<PasswordState>({
    ...{ status: 'idle', from: 'account', siteKey: null, sentTo: null, email: null },
    ...idle,
  });
  // Created on first use, because it only works in browsers.
  const proof = () =>
    (botProof ??= createBotProof(storefront, { siteKey: () => state.siteKey, action: 'password_reset' }));
  let token = '';

  function enter({ query }: PageLocation) {
    state.from = query.get(RESET_FROM) === 'checkout' ? 'checkout' : 'account';
    token = query.get('password-reset') ?? '';
  }

  /** Stores the failure, which the page shows. */
  async function fill(read: () => Promise<Partial<PasswordState>>) {
    try {
      Object.assign(state, await read(), { status: 'ready' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.status = 'failed';
      logger.log('critical', error.endpoint, error);
    }
  }

  return {
    state,

    async loadForgotten(location: PageLocation) {
      enter(location);
      await fill(async () => ({ siteKey: await fetchSiteKey(api) }));
    },

    async loadNew(location: PageLocation) {
      enter(location);
      await fill(() => fetchReset(api, token));
    },

    /** Prepares the bot proof when the visitor starts typing. */
    prepare: () => proof().prepare(),

    /** Resolves to the server's field errors. */
    async ask(email: string): Promise<Record<string, string>> {
      const wrong = await attempt(state, async () =>
        sendResetRequest(api, { email, from: state.from }, await proof().prove()),
      );
      if (wrong === null) state.sentTo = email;
      return wrong ?? {};
    },

    askAgain: () => void Object.assign(state, { sentTo: null }),

    /** Continues on the page where the reset began. Resolves to the server's field errors. */
    async reset(location: PageLocation, password: string): Promise<Record<string, string>> {
      enter(location);
      const wrong = await attempt(state, () =>
        sendNewPassword(api, { token, password }).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'unknown-link') state.email = null;
          throw error;
        }),
      );
      if (wrong === null) {
        const page = state.from === 'checkout' ? buyingPages.checkout : addresses.logIn.path;
        go(`${page}?${PASSWORD_CHANGED}=true`);
      }
      return wrong ?? {};
    },
  };
}
createPasswordStore.storeKey = 'account.password';
