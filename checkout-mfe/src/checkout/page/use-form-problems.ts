import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import type { FormProblem } from '@odeta/ui/forms';
import { addressFields, companyIdsOf, isPlaceField } from '@odeta/validation';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createInvoiceStore } from '../invoice/invoice.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createCourierNoteStore } from '../state/courier-note.store.ts';
import { createSavedMeansStore } from '../state/saved-means.store.ts';

/** All errors in the order of the page. */
export function useFormProblems({ errorAt, isContactOnly }: CheckoutForm): FormProblem[] {
  const t = useTexts('checkout');
  const { code, language } = useStorefront().session.country;
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);

  const note = useStore(createCourierNoteStore);
  useSnapshot(note.state);
  const saved = useStore(createSavedMeansStore);
  useSnapshot(saved.state);
  const { invalid } = useSnapshot(useStore(createInvoiceStore).state);
  const ids = companyIdsOf(code, language);

  const { shown } = addressFields[code];
  const fieldOf = (id: string) => ({ id, label: t(`fields.${id}`) });
  const places = [
    ...['email', ...shown.filter((name) => !isPlaceField(name))].map(fieldOf),
    { id: 'shipping', label: t('delivery.title') },
    { id: 'shippingPoint', label: t('points.title') },
    ...(isContactOnly ? [] : shown.filter(isPlaceField).map(fieldOf)),
    { id: 'payment', label: t('payment.title') },
    { id: 'blikCode', label: t('blik.label') },
    ...agreements.map(({ type }) => ({ id: type, label: t(`consents.${type}`) })),
  ];
  const ofCompany = invalid.map((name) => ({
    id: `invoice-${name}`,
    label: ids.find((id) => id.name === name)?.label ?? t(`invoice.${name}`),
  }));
  const ofNote = note.isTooLong() ? [{ id: 'courierNote', label: t('delivery.note.label') }] : [];
  const ofSaved = saved.isUnconfirmed() ? [{ id: 'savedMeans', label: t('saved.legend') }] : [];
  return [...places.filter(({ id }) => errorAt(id) !== null), ...ofNote, ...ofSaved, ...ofCompany];
}
