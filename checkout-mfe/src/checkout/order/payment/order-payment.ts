import { buyingPages, type OrderAnswer, type PaymentStatus, WALLET } from '@odeta/contracts';
import { purchaseOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../../checkout.store.ts';
import { BLIK } from '../../payment/payment-keys.ts';
import type { OrderState, Outcome } from '../order-state.ts';
import { type AwaitedPayment, orderStorage } from '../order-storage.ts';
import type { OpenStream } from './open-stream.ts';
import { fetchPaymentStatus } from './payment.api.ts';
import { createPaymentWait } from './payment-wait.ts';
import type { PaymentEnd } from './watch-payment.ts';

/** Where an order that is not paid leads back to. */
const PAYMENT_BACK = buyingPages.checkout;

interface PaymentMeans {
  redirectPause: number;
  openStream?: OpenStream | undefined;
}

/** What becomes of an order that the server has taken: its end, a payment somewhere else, or a payment to wait for (M4–M6, R9). */
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

  /** Whoever closes the page before it leads on finds the order by what is kept until then. */
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

  /** M5, M8. A payment that the buyer does not wait for any more fails in silence; one that is paid after all is an order. */
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

  /** What is pending, or cannot be asked now, is waited for. */
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

    /** M4, M5. What is paid on another page is kept until the buyer is back; a payment that failed at once is shown by this page. */
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
     * J1, R9. Comes back to a payment that was begun: by the address that the provider's page leads to, or after a reload.
     * Resolves to where to go when it is paid.
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
