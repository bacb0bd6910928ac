import { buyingPages, type PaymentStatus, paymentFacts, paymentListenerOf } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { type AwaitedPayment, orderStorage } from '../state/order-storage.ts';
import type { Report } from './attempts.ts';
import type { createOrderPayment } from './order-payment.ts';
import { fetchPaymentStatus } from './payment.api.ts';

/** Resumes a started payment on the way back from the provider, or after a reload (J1). */
export function createPaymentResumption(
  { api, storeOf }: Storefront,
  { wait, settle }: Pick<ReturnType<typeof createOrderPayment>, 'wait' | 'settle'>,
) {
  const storage = orderStorage();

  async function waitAgain(awaited: AwaitedPayment, report: Report) {
    const outcome = await settle(await wait(awaited, paymentListenerOf(awaited.orderId), report), report);
    if (outcome && 'redirect' in outcome) storeOf(createCheckoutStore).leave(outcome.redirect);
  }

  /** Waits for a payment that is pending or whose status cannot be requested now. */
  function continueWith(orderId: string, status: PaymentStatus | null, report: Report) {
    const stored = storage.payment.read();
    const known = stored?.orderId === orderId ? stored : null;
    const payment = status?.payment ?? known?.payment;
    if (status?.paymentStatus === 'failed') {
      storage.clearPayment();
      report({ type: 'paymentFailed', reason: status.message });
    } else if (payment === undefined) {
      report({ type: 'stopped' });
    } else {
      void waitAgain({ orderId, payment, total: known?.total ?? 0, expiresAt: status?.expiresAt ?? null }, report);
    }
  }

  return {
    /** The order whose payment was started: from the return URL of the provider, or stored before a reload. */
    startedIn(paymentBack: string | null): string | null {
      const known = storage.payment.read();
      return paymentBack ?? (known && paymentFacts(known.payment).needs ? known.orderId : null);
    },

    /** Resolves to the redirect when the payment has succeeded, otherwise to `null`. */
    async resume(orderId: string, report: Report): Promise<string | null> {
      const status = await fetchPaymentStatus(api, orderId).catch(unanswered);
      if (status === 'unknown') {
        storage.payment.forget();
        report({ type: 'stopped' });
        return null;
      }
      if (status?.paymentStatus === 'success') {
        report({ type: 'accepted' });
        storage.clear();
        return status.redirect ?? buyingPages.confirm;
      }
      continueWith(orderId, status, report);
      return null;
    },
  };
}

function unanswered(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 404 ? 'unknown' : null;
}
