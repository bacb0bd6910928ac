import { buyingPages, type OrderAnswer } from '@odeta/contracts';
import { purchaseOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { orderStorage } from '../state/order-storage.ts';
import type { Report } from './attempts.ts';
import type { OpenStream } from './open-stream.ts';
import { createPaymentWait } from './payment-wait.ts';
import type { PaymentEnd } from './watch-payment.ts';

/** A redirect, or the server's errors of fields; `null` when there is nothing more to do. */
export type Outcome = { redirect: string } | { fieldErrors: Record<string, string> } | null;

/** An order that is not paid redirects to this page. */
const PAYMENT_BACK = buyingPages.checkout;

interface PaymentMeans {
  redirectPause: number;
  openStream?: OpenStream | undefined;
}

/** Continues an order that the server has accepted: with the confirmation, a payment on another page, or a pending payment. */
export function createOrderPayment(storefront: Storefront, { redirectPause, ...means }: PaymentMeans) {
  const { events, storeOf } = storefront;
  const storage = orderStorage();
  const wait = createPaymentWait(storefront, means);

  async function leaveTo(redirect: string): Promise<Outcome> {
    await new Promise((resolve) => setTimeout(resolve, redirectPause));
    return { redirect };
  }

  function payElsewhere(redirect: string, report: Report) {
    report({ type: 'redirected' });
    return leaveTo(redirect);
  }

  /** The stored data is deleted after the delay, so that an order can be found if the page is closed earlier. */
  async function succeed(redirect: string, report: Report) {
    events.emit('cart.changed', { cartItemsCount: 0 });
    report({ type: 'accepted' });
    const outcome = await leaveTo(redirect);
    storage.clear();
    return outcome;
  }

  /** A payment that the customer no longer waits for fails silently; if it is paid after all, the order is placed. */
  async function settle(end: PaymentEnd, report: Report): Promise<Outcome> {
    if (end.status === 'success') return succeed(end.redirect, report);
    if (end.status === 'left') return null;
    storage.clearPayment();
    report({ type: 'paymentFailed', reason: end.message });
    return null;
  }

  return {
    succeed,
    settle,
    wait: wait.wait,
    leave: wait.leave,

    /** A payment on another page is stored until the customer returns; a payment that failed at once is shown by this page. */
    async follow(
      { redirect, listener, payment, hurraTagManager }: OrderAnswer,
      total: number,
      report: Report,
    ): Promise<Outcome> {
      const names = storeOf(createCheckoutStore).state.cartItems.map(({ name }) => name);
      events.emit('setup.learned', { sentOrder: purchaseOf(hurraTagManager, names) });
      if (redirect?.startsWith(PAYMENT_BACK)) return payElsewhere(redirect, report);
      if (!payment) return succeed(redirect ?? buyingPages.confirm, report);
      const awaited = { orderId: payment.orderId, payment: payment.key, total, expiresAt: payment.expiresAt };
      if (listener) return settle(await wait.wait(awaited, listener, report), report);
      storage.payment.keep(awaited);
      return payElsewhere(redirect ?? buyingPages.confirm, report);
    },
  };
}
