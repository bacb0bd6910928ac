import type { ConfirmInit, PlacedOrder } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchConfirmation } from './confirm.api.ts';

/** Why there is no order to show: the visitor has none, or the press that is asked about left none, or none that is paid. */
export type Missing = 'none' | 'not-placed' | 'not-paid';

const missing: Partial<Record<string, Missing>> = {
  'not-found': 'none',
  'not-placed': 'not-placed',
  'not-paid': 'not-paid',
};

export interface ConfirmState {
  status: 'idle' | 'loading' | 'ready' | Missing | 'failed';
  email: string;
  order: PlacedOrder | null;
  /** R21. */
  canRegister: boolean;
}

/** N1. The order of presses of the button, or the visitor's last one; asked for once, until another order may have been placed. */
export function createConfirmStore({ api, events, session, logger }: Storefront) {
  const state = proxy<ConfirmState>({ status: 'idle', email: '', order: null, canRegister: false });
  const shown = { isCurrent: false };
  // Every order empties the cart, and none is placed without something in it.
  events.on('cart.changed', () => {
    shown.isCurrent = false;
  });

  /** Of several presses without an answer one may have placed the order. */
  async function find([intent, ...others]: readonly string[]): Promise<ConfirmInit> {
    try {
      return await fetchConfirmation(api, intent);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not-placed') || others.length === 0) throw error;
      return find(others);
    }
  }

  async function read(intents: readonly string[]) {
    const { email, order, canRegister, newsletterSubscribed, showPushNotification, net_amount } = await find(intents);
    const isNew = state.order?.number !== order.number;
    Object.assign(state, { status: 'ready', email, order, canRegister });
    shown.isCurrent = true;
    events.emit('setup.learned', { newsletterSubscribed, showPushNotification, netAmount: net_amount });
    if (isNew) events.emit('order.placed', { orderNumber: order.number });
    // The cart behind the order is another one now, and so are its counts.
    await session.load();
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    state.status = missing[error.code] ?? 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }

  return {
    state,

    /** Asks once: while an answer is on its way or its order is still the last one, another entry of the page asks for nothing. */
    async load(intents: readonly string[] = []) {
      if (state.status === 'loading' || (shown.isCurrent && intents.length === 0)) return;
      // What is shown already stays only where the same may be shown again.
      if (state.status !== 'ready' || intents.length > 0) Object.assign(state, { status: 'loading', order: null });
      await read(intents).catch(fail);
    },
  };
}
