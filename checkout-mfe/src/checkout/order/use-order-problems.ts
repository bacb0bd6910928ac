import type { FormProblem } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { addressFields } from '@odeta/shared/validation';
import { createCheckoutStore } from '../checkout.store.ts';
import type { OrderForm } from './use-order-form.ts';

/** Everything that is wrong, in the order of the page. */
export function useOrderProblems({ errorAt }: OrderForm): FormProblem[] {
  const t = useTexts('checkout');
  const { code } = useStorefront().session.country;
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);

  const places = [
    ...['email', ...addressFields[code].shown].map((id) => ({ id, label: t(`fields.${id}`) })),
    { id: 'shipping', label: t('delivery.title') },
    { id: 'shippingPoint', label: t('points.title') },
    { id: 'payment', label: t('payment.title') },
    { id: 'blikCode', label: t('blik.label') },
    ...agreements.map(({ type }) => ({ id: type, label: t(`consents.${type}`) })),
  ];
  return places.filter(({ id }) => errorAt(id) !== null);
}
