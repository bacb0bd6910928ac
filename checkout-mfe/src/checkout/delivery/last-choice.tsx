import { repeatedOrderPage } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { CheckoutState } from '../state/checkout-state.ts';
import { changedCost } from '../state/last-cost.ts';
import stepClasses from '../steps/step.module.css';

/** What was prefilled from the last order, and what of it has changed since. */
export function LastChoice() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const state = useSnapshot(useStore(createCheckoutStore).state);
  const { lastOrder, customer, shippingPayment, shipping, shippingPoint, shippingPointId, payment } = state;
  if (!lastOrder || !isAsPrefilled(state)) return null;
  const { shippingName, pointName, paymentName, lapsed } = lastOrder;
  // The names of today, in the language of the page.
  const method = shippingPayment.find(({ key }) => key === shipping);
  const point = shippingPoint.find(({ id }) => id === shippingPointId);
  const paidBy = method?.payments.find(({ key }) => key === payment);
  const repeated = [
    method?.name ?? shippingName,
    !lapsed.includes('point') && (point?.name ?? pointName),
    !lapsed.includes('payment') && (paidBy?.name ?? paymentName),
  ];
  const gone = {
    shipping: t('last.shipping-gone', { name: shippingName }),
    point: t('last.point-gone', { name: pointName }),
    payment: t('last.payment-gone', { name: paymentName }),
  };
  const cost = changedCost(state);
  return (
    <div role="status" className={stepClasses.last}>
      {!lapsed.includes('shipping') && (
        <Alert type="info">
          {t('last.as-before', { choice: repeated.filter(Boolean).join(', ') })}{' '}
          {cost && t('last.cost', { now: format.price(cost.now), before: format.price(cost.before) })}{' '}
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
