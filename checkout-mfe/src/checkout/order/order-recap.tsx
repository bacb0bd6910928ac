import { addressLines } from '@odeta/purchase/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { useEffect, useState } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import classes from './order-panel.module.css';
import type { OrderForm } from './use-order-form.ts';

/** Where the order goes and how it is paid. With goods and costs it stands above the button that obliges to pay. */
export function OrderRecap({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const { shippingPayment, shipping, payment } = useSnapshot(useStore(createCheckoutStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const destination = useDestination(order, method?.map ?? false);
  if (!method) return null;
  const paidBy = method.payments.find(({ key }) => key === payment);

  return (
    <dl className={`${classes.recap} ${text.size13}`}>
      <div>
        <dt>{t('delivery.title')}</dt>
        <dd>{[method.name, ...destination].join(', ')}</dd>
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

/** The chosen point, or that one is still to be chosen; the chosen address, or the one that is being typed. */
function useDestination(order: OrderForm, isPointNeeded: boolean): string[] {
  const t = useTexts('checkout');
  const { code } = useStorefront().session.country;
  const { shippingPoint, shippingPointId, shippingAddress, shippingAddressId } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  const typed = useTyped(order);
  const point = shippingPoint.find(({ id }) => id === shippingPointId);
  if (point) return [point.name, point.street, `${point.postCode} ${point.city}`];
  if (isPointNeeded) return [t('points.not-chosen')];
  const address = shippingAddress.find(({ id }) => id === shippingAddressId) ?? typed;
  return addressLines(code, { ...address, mobilePhone: '' });
}

function useTyped({ form, typed }: OrderForm) {
  const [fields, setFields] = useState(typed);
  useEffect(() => form.watch(() => setFields(typed())).unsubscribe, [form]);
  return fields;
}
