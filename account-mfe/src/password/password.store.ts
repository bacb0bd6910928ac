import { buyingPages, PASSWORD_CHANGED, RESET_FROM } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/device/bot-proof';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { addresses } from '../addresses.ts';
import { fetchSiteKey } from '../forms/site-key.api.ts';
import { fetchReset, sendNewPassword, sendResetRequest } from './password.api.ts';

interface PasswordState extends Loading, Sending {
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
    ...notLoaded,
    ...notSending,
    from: 'account',
    siteKey: null,
    sentTo: null,
    email: null,
  });
  // Created on first use, because it only works in browsers.
  const proof = () =>
    (botProof ??= createBotProof(storefront, { siteKey: () => state.siteKey, action: 'password_reset' }));
  const onFailure = (error: ApiError) => logger.log('critical', error.endpoint, error);
  let token = '';

  function enter({ query }: PageLocation) {
    state.from = query.get(RESET_FROM) === 'checkout' ? 'checkout' : 'account';
    token = query.get('password-reset') ?? '';
  }

  return {
    state,

    loadForgotten: resource(
      state,
      async (location: PageLocation) => {
        enter(location);
        // After the form was posted without scripts.
        if (location.query.has('sent')) state.sentTo = '';
        return { siteKey: await fetchSiteKey(api) };
      },
      { onFailure },
    ),

    loadNew: resource(
      state,
      (location: PageLocation) => {
        enter(location);
        return fetchReset(api, token);
      },
      { onFailure },
    ),

    /** Prepares the bot proof when the visitor starts typing. */
    prepare: () => proof().prepare(),

    /** Resolves to the server's field errors. */
    ask: mutation(state, async (email: string) => {
      await sendResetRequest(api, { email, from: state.from }, await proof().prove());
      return { sentTo: email };
    }),

    askAgain: () => void Object.assign(state, { sentTo: null }),

    /** Continues on the page where the reset began. Resolves to the server's field errors. */
    reset: mutation(
      state,
      async (location: PageLocation, password: string) => {
        enter(location);
        await sendNewPassword(api, { token, password });
        const page = state.from === 'checkout' ? buyingPages.checkout : addresses.logIn.path;
        go(`${page}?${PASSWORD_CHANGED}=true`);
      },
      {
        isHandled(error) {
          if (error instanceof ApiError && error.code === 'unknown-link') state.email = null;
          return false;
        },
      },
    ),
  };
}
createPasswordStore.storeKey = 'account.password';
