import type { ShippingPoint } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { todayOf } from './opening-hours.ts';
import classes from './point-item.module.css';
import { takesPayment, waysAt } from './point-payments.ts';

/** Address, today's opening hours and accepted payments, with a note if the chosen payment is not accepted. */
export function PointFacts({ point }: { point: ShippingPoint }) {
  const t = useTexts('checkout');
  const storefront = useStorefront();
  const { country } = storefront.session;
  const { payment, shippingPayment, shippingPointsConfig } = useSnapshot(useStore(createCheckoutStore).state);
  const { key, ...times } = todayOf(point, country, new Date(nowOf(storefront)));
  const ways = waysAt(point)
    .map((way) => t(`points.pay.${way}`))
    .join(', ');
  const isTaken = takesPayment(point, payment, shippingPointsConfig?.payments ?? {});
  const chosen = shippingPayment.flatMap(({ payments }) => payments).find((one) => one.key === payment);
  return (
    <div className={classes.facts}>
      <p>
        {point.street}, {point.postCode} {point.city}
      </p>
      <p>
        {t(`points.today.${key}`, times)} · {ways}
      </p>
      {!isTaken && <p className={classes.refused}>{t('points.not-taken', { payment: chosen?.name ?? '', ways })}</p>}
    </div>
  );
}
