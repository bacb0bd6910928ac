import { logOut } from '@odeta/contracts';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { LOGGED_OUT } from '../header/static-paths.ts';
import { CUSTOMER_TEXTS } from './messages/index.ts';

export function createLeavingStore(
  { api, events, storeOf, i18n }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy({ isBusy: false });

  return {
    state,

    async logOut() {
      if (state.isBusy) return;
      state.isBusy = true;
      try {
        await api.send(logOut, {});
        events.emit('customer.left', {});
        go(LOGGED_OUT);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = i18n.t('log-out-failed', { ns: CUSTOMER_TEXTS });
        storeOf(createAlertsStore).show({ type: 'error', message, tag: 'log-out' });
      } finally {
        state.isBusy = false;
      }
    },
  };
}
