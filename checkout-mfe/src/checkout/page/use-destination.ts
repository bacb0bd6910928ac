import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { addressWithPhone } from '@odeta/validation';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Lines of the chosen point, or the text that none is chosen yet; for a delivery to an address, lines of the chosen or typed one. */
export function useDestination(form: CheckoutForm, isPointNeeded: boolean): string[] {
  const t = useTexts('checkout');
  const { code } = useStorefront().session.country;
  const { shippingPoint, shippingPointId, shippingAddress, shippingAddressId } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  const billing = useBilling(form);
  const point = shippingPoint.find(({ id }) => id === shippingPointId);
  if (point) return [point.name, point.street, `${point.postCode} ${point.city}`];
  if (isPointNeeded) return [t('points.not-chosen')];
  const address = shippingAddress.find(({ id }) => id === shippingAddressId) ?? billing;
  return addressWithPhone(code, { ...address, mobilePhone: '' });
}

function useBilling({ methods, customer }: CheckoutForm) {
  const [fields, setFields] = useState(customer);
  useEffect(() => methods.watch(() => setFields(customer())).unsubscribe, [methods]);
  return fields;
}
