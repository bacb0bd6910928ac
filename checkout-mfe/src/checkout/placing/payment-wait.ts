import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { type AwaitedPayment, orderStorage } from '../state/order-storage.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import type { Report } from './attempts.ts';
import { type OpenStream, openStream as openEventSource } from './open-stream.ts';
import { fetchPaymentStatus } from './payment.api.ts';
import { type PaymentEnd, type PaymentWatch, watchPayment } from './watch-payment.ts';

/** Waits for the result of one payment at a time, and shows when the connection is lost. */
export function createPaymentWait(
  { api, i18n, storeOf }: Storefront,
  { openStream = openEventSource }: { openStream?: OpenStream | undefined },
) {
  const storage = orderStorage();
  const alerts = storeOf(createAlertsStore);
  let current: PaymentWatch | null = null;

  function showTrouble() {
    alerts.show({
      type: 'warning',
      message: i18n.t('connection-box.title', { ns: 'checkout' }),
      placement: PAYMENT_AREA,
      tag: 'connection',
    });
  }

  return {
    /** `listener`: URL of the event stream. */
    async wait(awaited: AwaitedPayment, listener: string, report: Report): Promise<PaymentEnd> {
      if (!report({ type: 'awaited', awaited })) return { status: 'left' };
      current?.leave();
      storage.payment.keep(awaited);
      current = watchPayment({
        listener,
        openStream,
        check: () => fetchPaymentStatus(api, awaited.orderId),
        onPending: (expiresAt) => void report({ type: 'pending', expiresAt }),
        onTrouble: showTrouble,
      });
      const end = await current.end;
      if (end.status !== 'left') alerts.clear(PAYMENT_AREA);
      return end;
    },

    leave() {
      current?.leave();
      current = null;
    },
  };
}
