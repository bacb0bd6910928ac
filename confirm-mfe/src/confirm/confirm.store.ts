import type { PlacedOrder } from '@odeta/shared/contracts';
import { proxy } from '@odeta/shared/state';
import { ApiError, type Storefront } from '@odeta/shared/storefront';
import { fetchConfirmation } from './confirm.api.ts';

export interface ConfirmState {
  status: 'idle' | 'loading' | 'ready' | 'none' | 'failed';
  email: string;
  order: PlacedOrder | null;
  /** R21. */
  canRegister: boolean;
}

/** N1. The visitor's last order. */
export function createConfirmStore({ api, events, session, logger }: Storefront) {
  const state = proxy<ConfirmState>({ status: 'idle', email: '', order: null, canRegister: false });

  async function read() {
    const { email, order, canRegister, newsletterSubscribed, showPushNotification, net_amount } =
      await fetchConfirmation(api);
    const isNew = state.order?.number !== order.number;
    Object.assign(state, { status: 'ready', email, order, canRegister });
    events.emit('setup.learned', { newsletterSubscribed, showPushNotification, netAmount: net_amount });
    if (isNew) events.emit('order.placed', { orderNumber: order.number });
    // The cart behind the order is another one now, and so are its counts.
    await session.load();
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    state.status = error.status === 404 ? 'none' : 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }

  return {
    state,

    /** Asks once: while an answer is on its way, another entry of the page asks for nothing. */
    async load() {
      if (state.status === 'loading') return;
      if (state.status !== 'ready') state.status = 'loading';
      await read().catch(fail);
    },
  };
}
