import { paymentListenerOf } from '@odeta/shared/contracts';
import { createAlertsStore, type Storefront } from '@odeta/shared/storefront';
import { type AwaitedPayment, keptForOrder } from './kept-for-order.ts';
import { type OpenStream, openStream as openEventSource } from './open-stream.ts';
import { fetchPaymentStatus } from './order.api.ts';
import type { OrderState } from './order-state.ts';
import { PAYMENT_AREA } from './payments.ts';
import { type PaymentEnd, type PaymentWatch, watchPayment } from './watch-payment.ts';

/** M5, M6, R9. Waits for the end of a payment, one at a time, and says how the connection is. */
export function createPaymentWait(
  { api, i18n, storeOf }: Storefront,
  state: OrderState,
  { openStream = openEventSource }: { openStream?: OpenStream | undefined },
) {
  const kept = keptForOrder();
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
      kept.payment.keep(awaited);
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
