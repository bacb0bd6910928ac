import { paymentListenerOf } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { type AwaitedPayment, orderStorage } from '../state/order-storage.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { type OpenStream, openStream as openEventSource } from './open-stream.ts';
import type { OrderState } from './order-state.ts';
import { fetchPaymentStatus } from './payment.api.ts';
import { type PaymentEnd, type PaymentWatch, watchPayment } from './watch-payment.ts';

/** Waits for the result of one payment at a time, and shows when the connection is lost. */
export function createPaymentWait(
  { api, i18n, storeOf }: Storefront,
  state: OrderState,
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

  function showPending(expiresAt: string | null) {
    if (state.awaited) state.awaited.expiresAt = expiresAt;
  }

  return {
    async wait(awaited: AwaitedPayment, listener = paymentListenerOf(awaited.orderId)): Promise<PaymentEnd> {
      current?.leave();
      storage.payment.keep(awaited);
      Object.assign(state, { status: 'waiting', awaited });
      const { orderId } = awaited;
      const check = () => fetchPaymentStatus(api, orderId);
      current = watchPayment({ listener, openStream, check, onPending: showPending, onTrouble: showTrouble });
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
