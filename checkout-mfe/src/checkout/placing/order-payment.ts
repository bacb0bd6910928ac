import { buyingPages, type OrderAnswer, type PaymentStatus, WALLET } from '@odeta/contracts';
import { purchaseOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { type AwaitedPayment, orderStorage } from '../state/order-storage.ts';
import { BLIK } from '../state/payment-keys.ts';
import type { OpenStream } from './open-stream.ts';
import type { OrderState, Outcome } from './order-state.ts';
import { fetchPaymentStatus } from './payment.api.ts';
import { createPaymentWait } from './payment-wait.ts';
import type { PaymentEnd } from './watch-payment.ts';

/** An order that is not paid redirects to this page. */
const PAYMENT_BACK = buyingPages.checkout;

interface PaymentMeans {
  redirectPause: number;
  openStream?: OpenStream | undefined;
}

/** Continues an order that the server has accepted: with the confirmation, a payment on another page, or a pending payment. */
export function createOrderPayment(
  storefront: Storefront,
  state: OrderState,
  { redirectPause, ...means }: PaymentMeans,
) {
  const { api, events, storeOf } = storefront;
  const storage = orderStorage();
  const wait = createPaymentWait(storefront, state, means);

  async function leaveTo(redirect: string): Promise<Outcome> {
    state.status = 'placed';
    await new Promise((resolve) => setTimeout(resolve, redirectPause));
    return { redirect };
  }

  /** The stored data is deleted after the delay, so that an order can be found if the page is closed earlier. */
  async function succeed(redirect: string) {
    events.emit('cart.changed', { cartItemsCount: 0 });
    const outcome = await leaveTo(redirect);
    storage.forget();
    return outcome;
  }

  function refuse(failure: string | null, focusAt: OrderState['focusAt'] = null) {
    const failureCount = state.failureCount + 1;
    Object.assign(state, { status: 'idle', awaited: null, blikCode: '', failure, focusAt, failureCount });
  }

  /** A payment that the customer no longer waits for fails silently; if it is paid after all, the order is placed. */
  async function settle(end: PaymentEnd): Promise<Outcome> {
    if (end.status === 'success') return succeed(end.redirect);
    if (end.status === 'left') return null;
    storage.forgetPayment();
    if (state.status === 'waiting') refuse(end.message);
    return null;
  }

  async function waitAgain(awaited: AwaitedPayment) {
    const outcome = await settle(await wait.wait(awaited));
    if (outcome && 'redirect' in outcome) storeOf(createCheckoutStore).leave(outcome.redirect);
  }

  /** Waits for a payment that is pending or whose status cannot be requested now. */
  function goOn(orderId: string, known: AwaitedPayment | null, status: PaymentStatus | null) {
    if (status?.paymentStatus === 'failed') {
      storage.forgetPayment();
      refuse(status.message);
      return;
    }
    const payment = status?.payment ?? known?.payment;
    if (payment === undefined) return;
    void waitAgain({ orderId, payment, total: known?.total ?? 0, expiresAt: status?.expiresAt ?? null });
  }

  return {
    succeed,
    refuse,
    leave: wait.leave,

    /** A payment on another page is stored until the customer returns; a payment that failed at once is shown by this page. */
    async follow({ redirect, listener, payment, hurraTagManager }: OrderAnswer, total: number): Promise<Outcome> {
      const names = storeOf(createCheckoutStore).state.cartItems.map(({ name }) => name);
      events.emit('setup.learned', { sentOrder: purchaseOf(hurraTagManager, names) });
      if (redirect?.startsWith(PAYMENT_BACK)) return leaveTo(redirect);
      if (!payment) return succeed(redirect ?? buyingPages.confirm);
      const awaited = { orderId: payment.orderId, payment: payment.key, total, expiresAt: payment.expiresAt };
      if (listener) return settle(await wait.wait(awaited, listener));
      storage.payment.keep(awaited);
      return leaveTo(redirect ?? buyingPages.confirm);
    },

    /**
     * Resumes a started payment, with the return URL of the provider or after a reload. Resolves to the redirect when it is paid, otherwise
     * to `null`.
     */
    async resume(paymentBack: string | null): Promise<string | null> {
      const known = storage.payment.read();
      const orderId = paymentBack ?? (known && [BLIK, WALLET].includes(known.payment) ? known.orderId : null);
      if (orderId === null) return null;
      const status = await fetchPaymentStatus(api, orderId).catch(unanswered);
      if (status === 'unknown') {
        storage.payment.forget();
        return null;
      }
      if (status?.paymentStatus === 'success') {
        storage.forget();
        return status.redirect ?? buyingPages.confirm;
      }
      goOn(orderId, known?.orderId === orderId ? known : null, status);
      return null;
    },
  };
}

function unanswered(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 404 ? 'unknown' : null;
}
