import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { Fragment } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './order-panel.module.css';
import { useDestination } from './use-destination.ts';

/** Where the order goes and how it is paid. Shown with goods and costs above the button that orders. */
export function OrderRecap({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const { shippingPayment, shipping, payment } = useSnapshot(useStore(createCheckoutStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const destination = useDestination(form, method?.map ?? false);
  if (!method) return null;
  const parts = [method.name, ...destination];
  const paidBy = method.payments.find(({ key }) => key === payment);

  return (
    <dl className={`${classes.recap} ${text.size13}`}>
      <div>
        <dt>{t('delivery.title')}</dt>
        <dd>
          {Object.entries(parts).map(([place, part]) => (
            <Fragment key={place}>
              <span className={classes.part}>
                {part}
                {Number(place) < parts.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </dd>
      </div>
      {paidBy && (
        <div>
          <dt>{t('payment.title')}</dt>
          <dd>{paidBy.name}</dd>
        </div>
      )}
    </dl>
  );
}
