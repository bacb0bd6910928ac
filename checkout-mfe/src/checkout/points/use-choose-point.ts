import type { ShippingPoint } from '@odeta/contracts';
import { createAlertsStore, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Resolves to whether the point was accepted. `placement`: where the failure is shown otherwise. */
export type ChoosePoint = (point: ShippingPoint, placement: 'points' | 'map-modal') => Promise<boolean>;

/** Chooses a point. A failure is shown where it was chosen, with the server's message if there is one. */
export function useChoosePoint(postCode: () => string, onChosen: () => void): ChoosePoint {
  const t = useTexts('checkout');
  const checkout = useStore(createCheckoutStore);
  const alerts = useStore(createAlertsStore);

  return async (point, placement) => {
    const { payment } = checkout.state;
    alerts.clear('points');
    alerts.clear('map-modal');
    onChosen();
    const isTaken = await checkout.choosePoint(point, postCode());
    if (!isTaken) {
      const message = checkout.state.problem?.text || t('critical-error-3');
      alerts.show({ type: 'error', message, placement, tag: 'point' });
      return false;
    }
    if (payment !== null && checkout.state.payment === null) {
      alerts.show({ type: 'warning', message: t('points.payment-given-up'), placement: 'points', tag: 'point' });
    }
    return true;
  };
}
