import type { ConfirmInit, PlacedOrder } from '@odeta/contracts';
import { purchaseOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchConfirmation } from './confirm.api.ts';

/** Why there is no order to show: the visitor has none, the press that is asked about left none, or the link of an e-mail opens none. */
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
  /** R21. */
  canRegister: boolean;
  newsletterOffered: boolean;
  /** Not in apps, which have notifications of their own, nor on iPhones, whose browser has none. */
  pushOffered: boolean;
}

/** The order that the address names, or the visitor's last one; asked for once, until another order may have been placed. */
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
  /** The id that the shown order was asked for by, and whether the server would still answer with this order. */
  const shown = { isCurrent: false, orderId: undefined as string | undefined };
  // Every order empties the cart, and none is placed without something in it.
  events.on('cart.changed', () => {
    shown.isCurrent = false;
  });

  /** Of several presses without an answer one may have placed the order. */
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
    // The press had no answer on the page where it was made: that it placed an order is learned here.
    const sent = asked.intents?.length ? { sentOrder: purchase } : {};
    const newsletterOffered = order.state === 'accepted' && !newsletterSubscribed && !init.newsletterAsked;
    const { isApp, isOwnApp, isIos } = session.state.client;
    // Other apps' webviews and iPhones have no notifications of pages; our own app has its own.
    const canNotify = isOwnApp || (!isApp && !isIos);
    const pushOffered = showPushNotification && order.state === 'accepted' && canNotify;
    Object.assign(state, { status: 'ready', email, order, isOwn, canRegister, newsletterOffered, pushOffered });
    Object.assign(shown, { isCurrent: true, orderId: asked.orderId });
    events.emit('setup.learned', { newsletterSubscribed, showPushNotification, netAmount, confirmedOrder, ...sent });
    if (isNew) {
      events.emit('order.placed', { orderNumber: order.number });
      // Paid on another device, it is reported by the browser that has ordered.
      if (isOwn)
        events.emit('tracking.reported', { fact: 'order-confirmed', orderId: order.number, tags: hurraTagManager });
    }
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
    async load(asked: Asked = {}) {
      const isNamed = asked.orderId !== shown.orderId || (asked.intents ?? []).length > 0;
      if (state.status === 'loading' || (shown.isCurrent && !isNamed)) return;
      // What is shown already stays only where the same may be shown again.
      if (state.status !== 'ready' || isNamed) Object.assign(state, { status: 'loading', order: null });
      await read(asked).catch(fail);
    },

    /** Shows the same order as it stands now. */
    refresh: () => read({ orderId: state.order?.id }).catch(fail),

    /** The link of an e-mail led to no order. */
    refuseLink: (why: Missing) => void Object.assign(state, { status: why, order: null }),
  };
}

/** An order is announced where it was placed, or where one sees how it is paid; whoever opens its link later sees it only. */
function isNewlyPlaced(before: PlacedOrder | null, { order, isOwn }: { order: PlacedOrder; isOwn: boolean }) {
  if (order.state !== 'accepted') return false;
  return before?.number === order.number ? before.state !== 'accepted' : isOwn;
}
