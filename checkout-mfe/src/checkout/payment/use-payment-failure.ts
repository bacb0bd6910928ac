import { createAlertsStore, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { type RefObject, useEffect, useRef } from 'react';
import { createPlacingStore } from '../placing/placing.store.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';

/** After a payment failed or was given up, scrolls to the payments and shows the reason in an alert that closes by itself. */
export function usePaymentFailure(area: RefObject<HTMLElement | null>) {
  const t = useTexts('checkout');
  const store = useStore(createPlacingStore);
  const alerts = useStore(createAlertsStore);
  const { failureCount } = useSnapshot(store.state);
  const seen = useRef(0);

  useEffect(() => {
    if (failureCount === seen.current) return;
    seen.current = failureCount;
    const place = area.current;
    const { placing } = store.state;
    const focusAt = placing.status === 'givenUp' ? placing.focusAt : null;
    place?.scrollIntoView({ block: 'start' });
    const target = focusAt === null ? null : place?.ownerDocument.getElementById(focusAt);
    (target ?? place)?.focus({ preventScroll: true });
    if (placing.status !== 'failed') return;
    alerts.show({
      type: 'error',
      message: placing.reason ?? t('payment.failed'),
      placement: PAYMENT_AREA,
      tag: 'payment-failure',
    });
  }, [failureCount, area, store, alerts, t]);
}
