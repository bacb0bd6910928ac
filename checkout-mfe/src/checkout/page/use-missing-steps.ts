import { needsCode } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { isInstantCode } from '@odeta/validation';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';

/** The steps in which something is missing, in their order; follows what is typed. */
export function useMissingSteps(form: CheckoutForm): string[] {
  const { shipping, payment, shippingPayment, shippingPointId, summary, isPostCodeRefused, agreements } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  const [, draw] = useState(0);
  const { methods } = form;
  useEffect(() => methods.watch(() => draw((times) => times + 1)).unsubscribe, [methods]);

  const method = shippingPayment.find(({ key }) => key === shipping);
  const isPaid = method?.payments.some(({ key, disabled }) => key === payment && !disabled) === true;
  const done = {
    contact: form.isPartComplete('contact'),
    delivery:
      method !== undefined &&
      !(method.map && shippingPointId === null) &&
      !isPostCodeRefused &&
      form.isPartComplete('place'),
    payment:
      isPaymentHidden({ payment, summary }) || (isPaid && (!needsCode(payment) || isInstantCode(form.code.value()))),
    consents: agreements.every(({ type, required }) => !required || form.consents.includes(type)),
  };
  return Object.entries(done).flatMap(([step, isDone]) => (isDone ? [] : [step]));
}
