import { repeatedOrderPage, type Summary } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { CheckoutState } from '../state/checkout-state.ts';
import stepClasses from '../steps/step.module.css';

/** What was prefilled from the last order, and what of it has changed since. */
export function LastChoice() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const state = useSnapshot(useStore(createCheckoutStore).state);
  const { lastOrder, summary, lapsed: lapsedNow, customer } = state;
  if (!lastOrder || !isAsPrefilled(state)) return null;
  const { shippingName, pointName, paymentName, shippingCost, lapsed } = lastOrder;
  const repeated = [shippingName, !lapsed.includes('point') && pointName, !lapsed.includes('payment') && paymentName];
  const gone = {
    shipping: t('last.shipping-gone', { name: shippingName }),
    point: t('last.point-gone', { name: pointName }),
    payment: t('last.payment-gone', { name: paymentName }),
  };
  const isCostNew =
    lapsed.length === 0 && lapsedNow.length === 0 && isDelivered(summary) && summary.shippingCost !== shippingCost;
  return (
    <div role="status" className={stepClasses.last}>
      {!lapsed.includes('shipping') && (
        <Alert type="info">
          {t('last.as-before', { choice: repeated.filter(Boolean).join(', ') })}{' '}
          {isCostNew && t('last.cost', { now: format.price(summary.shippingCost), before: format.price(shippingCost) })}{' '}
          {lapsed.length === 0 && customer?.hasAccount && (
            <Link className={text.link} to={repeatedOrderPage}>
              {t('again.title')}
            </Link>
          )}
        </Alert>
      )}
      {lapsed.map((name) => (
        <Alert key={name} type="warning">
          {gone[name]}
        </Alert>
      ))}
    </div>
  );
}

const isAsPrefilled = ({
  prefilled,
  shipping,
  payment,
  shippingPointId,
}: Pick<CheckoutState, 'prefilled' | 'shipping' | 'payment' | 'shippingPointId'>) =>
  prefilled?.shipping === shipping && prefilled.payment === payment && prefilled.shippingPointId === shippingPointId;

/** Without goods to send there are no costs to compare. */
const isDelivered = (summary: Summary | null): summary is Summary =>
  summary !== null && summary.selectedShippingCost !== null;
