import type { CustomerFields } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import type { FormMethods } from '@odeta/ui/forms';
import { useEffect, useRef } from 'react';
import { createPlacingStore } from '../placing/placing.store.ts';
import type { useDraft } from './use-draft.ts';

export interface CheckoutValues extends CustomerFields {
  /** Digits only. It is valid for one payment, and never stored. */
  blikCode: string;
}

type Form = FormMethods<CheckoutValues>;

/** Stores what is entered, and fills the fields when another customer's data is loaded. */
export function useStored(form: Form, { values, save }: ReturnType<typeof useDraft>) {
  useEffect(() => form.watch((entered) => save(entered)).unsubscribe, [form, save]);
  const shown = useRef(values);
  useEffect(() => {
    if (shown.current !== values) form.reset({ ...form.getValues(), ...values });
    shown.current = values;
  }, [form, values]);
}

/** The BLIK code. It is cleared as soon as a payment waits for it to be confirmed, because it is valid for one payment. */
export function useBlikCode(form: Form) {
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const isUsed = placing.status === 'waiting';
  useEffect(() => {
    if (isUsed) form.setValue('blikCode', '');
  }, [form, isUsed]);

  return {
    value: () => form.getValues('blikCode'),
    enter: (digits: string) => form.setValue('blikCode', digits),
  };
}
