import type { Price } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/purchase/bot-proof';
import { ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isGone, isSettled } from '../state/order-errors.ts';
import { confirmationOf, orderIntent, orderStorage } from '../state/order-storage.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { dearerThan, takenTotal } from './changed-total.ts';
import type { OpenStream } from './open-stream.ts';
import { createOrderPayment } from './order-payment.ts';
import { createOrderRequest, type Order } from './order-request.ts';
import { emptyOrder, type OrderState, type Outcome } from './order-state.ts';
import { createRefusal } from './refuse-order.ts';
import { createSoldOutGoods } from './sold-out.ts';

/** M4, M5: milliseconds before a redirect. */
const REDIRECT_PAUSE = 500;

export interface OrderMeans {
  redirectPause?: number;
  openStream?: OpenStream;
  botProof?: BotProof;
}

/** Places the order once, and waits for its payment. */
export function createOrderStore(storefront: Storefront, means: OrderMeans = {}) {
  const { storeOf } = storefront;
  const siteKey = () => storeOf(createCheckoutStore).state.siteKey;
  const {
    redirectPause = REDIRECT_PAUSE,
    openStream,
    botProof = createBotProof(storefront, { siteKey, action: 'order' }),
  } = means;
  const [storage, intent] = [orderStorage(), orderIntent(storefront)];
  const state = proxy<OrderState>(emptyOrder());
  const payment = createOrderPayment(storefront, state, { redirectPause, openStream });
  const request = createOrderRequest(storefront, botProof);
  const checkout = storeOf(createCheckoutStore);
  const goods = createSoldOutGoods(storefront, state);
  const refuse = createRefusal(storefront, state, goods);

  async function send(order: Order): Promise<Outcome> {
    const answer = await request(order, state.blikCode);
    if (answer) return payment.follow(answer, takenTotal(storefront, answer, order));
    checkout.refusePostCode();
    return { fieldErrors: {} };
  }

  async function fail(error: unknown, wasAsked: boolean): Promise<Outcome> {
    if (!(error instanceof ApiError)) throw error;
    if (wasAsked && isGone(error)) return payment.succeed(confirmationOf(intent.openKeys()));
    if (isSettled(error)) storage.forgetIntent();
    return refuse(error);
  }

  function release() {
    if (state.status === 'sending') state.status = 'idle';
  }

  return {
    state,

    /** For a new visit of the page. */
    reset() {
      payment.leave();
      Object.assign(state, emptyOrder());
    },

    typeCode: (digits: string) => void Object.assign(state, { blikCode: digits }),

    /** Called when the form is first used, because the proof for the bot protection takes time. */
    prepare: () => botProof.prepare(),

    /** Does nothing while another attempt is running. */
    async place(order: Order): Promise<Outcome> {
      if (state.status !== 'idle') return null;
      payment.leave();
      Object.assign(state, {
        status: 'sending',
        problem: null,
        isTotalChanged: false,
        soldOut: [],
        failure: null,
        refused: {},
      });
      storeOf(createAlertsStore).clear(PAYMENT_AREA);
      storage.announceConfirmation();
      const wasAsked = intent.openKeys().length > 0;
      try {
        return await send(order).catch((error) => fail(error, wasAsked));
      } finally {
        release();
      }
    },

    /** Removes sold-out goods, so that the rest can be ordered. */
    async takeOutSoldOut() {
      if (state.status !== 'idle') return;
      state.status = 'sending';
      await goods.takeOut().finally(release);
    },

    /** The total is higher than the one that the customer saw, with these costs of delivery. */
    refuseTotal: (seen: Price) =>
      void Object.assign(state, { problem: dearerThan(storefront, seen), isTotalChanged: true }),

    /** For another code or another payment, while the former payment can still be confirmed. */
    giveUpWaiting(focusAt: 'blikCode' | 'payment') {
      storage.forgetIntent();
      payment.refuse(null, focusAt);
    },

    resume: payment.resume,
  };
}
