import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

/** Logs the customer out; the page goes with the log-in. */
export function createLeavingStore({ session, storeOf, i18n }: Storefront) {
  const state = proxy({ isBusy: false });

  return {
    state,

    async logOut() {
      if (state.isBusy) return;
      state.isBusy = true;
      try {
        await session.logOut();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = i18n.t('header.log-out-failed', { ns: 'shell' });
        storeOf(createAlertsStore).show({ type: 'error', message, tag: 'log-out' });
      } finally {
        state.isBusy = false;
      }
    },
  };
}
