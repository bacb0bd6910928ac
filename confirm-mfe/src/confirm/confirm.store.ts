import type { ConfirmInit, PlacedOrder } from '@odeta/contracts';
import { purchaseOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchConfirmation } from './confirm.api.ts';

/**
 * Why there is no order to show: the visitor has none, the order request did not place one, or the link of an e-mail is not valid or cannot
 * be checked now.
 */
export type Missing = 'none' | 'not-placed' | 'link-unusable' | 'link-busy';

interface Asked {
  intents?: readonly string[];
  orderId?: string | undefined;
}

const missing: Partial<Record<string, Missing>> = {
  'not-found': 'none',
  'not-placed': 'not-placed',
};

export interface ConfirmState {
  status: 'idle' | 'loading' | 'ready' | Missing | 'failed';
  email: string;
  order: PlacedOrder | null;
  isOwn: boolean;
  /** Whether a guest is offered an account for this order (R21). */
  canRegister: boolean;
  newsletterOffered: boolean;
  /** Not in other apps and on iPhones, whose browsers have no notifications; our own app has its own. */
  pushOffered: boolean;
}

/** The order that the address names, or the visitor's last one; read once, until another order may have been placed. */
export function createConfirmStore({ api, events, session, logger }: Storefront) {
  const state = proxy<ConfirmState>({
    status: 'idle',
    email: '',
    order: null,
    isOwn: true,
    canRegister: false,
    newsletterOffered: false,
    pushOffered: false,
  });
  /** The id that the shown order was requested by, and whether the server would still return this order. */
  const shown = { isCurrent: false, orderId: undefined as string | undefined };
  // Every order empties the cart, and an empty cart cannot be ordered.
  events.on('cart.changed', () => {
    shown.isCurrent = false;
  });

  /** One of several order requests without an answer may have placed the order. */
  async function find({ intents: [intent, ...others] = [], orderId }: Asked): Promise<ConfirmInit> {
    try {
      return await fetchConfirmation(api, { intent, orderId });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not-placed') || others.length === 0) throw error;
      return find({ intents: others, orderId });
    }
  }

  async function read(asked: Asked) {
    const { email, order, isOwn, canRegister, hurraTagManager, ...init } = await find(asked);
    const { newsletterSubscribed, showPushNotification, net_amount: netAmount } = init;
    const isNew = isNewlyPlaced(state.order, { order, isOwn });
    const names = order.items.map(({ name }) => name);
    const purchase = purchaseOf(hurraTagManager, names);
    const confirmedOrder = isOwn && order.state === 'accepted' ? purchase : null;
    // The checkout did not receive an answer to its order request, so it learns here that the order was placed.
    const sent = asked.intents?.length ? { sentOrder: purchase } : {};
    const newsletterOffered = order.state === 'accepted' && !newsletterSubscribed && !init.newsletterAsked;
    const { isApp, isOwnApp, isIos } = session.state.client;
    // Other apps' webviews and browsers on iPhones have no notifications; our own app has its own.
    const canNotify = isOwnApp || (!isApp && !isIos);
    const pushOffered = showPushNotification && order.state === 'accepted' && canNotify;
    Object.assign(state, { status: 'ready', email, order, isOwn, canRegister, newsletterOffered, pushOffered });
    Object.assign(shown, { isCurrent: true, orderId: asked.orderId });
    events.emit('setup.learned', { newsletterSubscribed, showPushNotification, netAmount, confirmedOrder, ...sent });
    if (isNew) {
      events.emit('order.placed', { orderNumber: order.number });
      // If the order is paid on another device, the browser that ordered reports it.
      if (isOwn)
        events.emit('tracking.reported', { fact: 'order-confirmed', orderId: order.number, tags: hurraTagManager });
    }
    // The order has replaced the cart, so session and counts are loaded again.
    await session.load();
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    state.status = missing[error.code] ?? 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }

  return {
    state,

    /** Reads the order unless it is being read or is still current, so that entering the page again sends no request. */
    async load(asked: Asked = {}) {
      const isNamed = asked.orderId !== shown.orderId || (asked.intents ?? []).length > 0;
      if (state.status === 'loading' || (shown.isCurrent && !isNamed)) return;
      // The shown order stays only if it may be the same one again.
      if (state.status !== 'ready' || isNamed) Object.assign(state, { status: 'loading', order: null });
      await read(asked).catch(fail);
    },

    refresh: () => read({ orderId: state.order?.id }).catch(fail),

    /** Shows why the link of an e-mail leads to no order. */
    refuseLink: (why: Missing) => void Object.assign(state, { status: why, order: null }),
  };
}

/** An order is announced in the browser that placed it, or where its payment is observed; opening its link later only shows it. */
function isNewlyPlaced(before: PlacedOrder | null, { order, isOwn }: { order: PlacedOrder; isOwn: boolean }) {
  if (order.state !== 'accepted') return false;
  return before?.number === order.number ? before.state !== 'accepted' : isOwn;
}
