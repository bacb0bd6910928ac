import { logOut, pathPrefixOfAddress, withPathPrefix } from '@odeta/contracts';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { mutation, notSending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { LOGGED_OUT } from '../header/static-paths.ts';

export function createLeavingStore(
  { api, events, storeOf, i18n }: Storefront,
  go = (path: string) => globalThis.location.assign(withPathPrefix(path, pathPrefixOfAddress(globalThis.location))),
) {
  const state = proxy({ ...notSending });

  function isHandled(error: unknown) {
    if (!(error instanceof ApiError)) return false;
    const message = i18n.t('log-out-failed', { ns: 'customer' });
    storeOf(createAlertsStore).show({ type: 'error', message, tag: 'log-out' });
    return true;
  }

  return {
    state,

    logOut: mutation(
      state,
      async () => {
        await api.send(logOut, {});
        events.emit('customer.left', {});
        go(LOGGED_OUT);
      },
      { isHandled },
    ),
  };
}
