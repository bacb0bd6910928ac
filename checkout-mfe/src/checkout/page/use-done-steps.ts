import { needsCode } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { isInstantCode } from '@odeta/validation';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import { chosenIn, createSavedMeansStore } from '../state/saved-means.store.ts';

/** The steps that ask for something, in their order. */
export const askingSteps = ['contact', 'delivery', 'payment', 'consents'] as const;

export type DoneSteps = Record<(typeof askingSteps)[number], boolean>;

/** Reads which steps have all that they ask for. While `isWatched`, the page is drawn again while something is typed. */
export function useDoneSteps(form: CheckoutForm, isWatched: boolean): () => DoneSteps {
  const { shipping, payment, shippingPayment, shippingPointId, summary, isPostCodeRefused, agreements } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  const [, draw] = useState(0);
  const { methods } = form;
  useEffect(
    () => (isWatched ? methods.watch(() => draw((times) => times + 1)).unsubscribe : undefined),
    [methods, isWatched],
  );

  const method = shippingPayment.find(({ key }) => key === shipping);
  const kept = useSnapshot(useStore(createSavedMeansStore).state);
  const isCodeNeeded = needsCode(payment) && chosenIn(kept, payment) === null;
  const isPaid = method?.payments.some(({ key, disabled }) => key === payment && !disabled) === true;
  return () => ({
    contact: form.isPartComplete('contact'),
    delivery:
      method !== undefined &&
      !(method.map && shippingPointId === null) &&
      !isPostCodeRefused &&
      form.isPartComplete('place'),
    payment: isPaymentHidden({ payment, summary }) || (isPaid && (!isCodeNeeded || isInstantCode(form.code.value()))),
    consents: agreements.every(({ type, required }) => !required || form.consents.includes(type)),
  });
}
