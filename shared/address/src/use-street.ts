import { useStorefront } from '@odeta/storefront';
import { splitStreet } from '@odeta/validation';
import { useEffect, useRef } from 'react';
import type { WatchedForm } from './use-town.ts';

type StreetField = 'street' | 'streetNumber' | 'flatNumber' | 'building' | 'staircase' | 'floor';

export interface StreetForm extends WatchedForm {
  getValues: (name: StreetField) => string;
  setValue: (name: StreetField, value: string, options: { shouldDirty: boolean }) => void;
  clearErrors: (name: StreetField) => void;
}

/**
 * Moves a house number out of the field of the street, where autofill writes the first line of an address, and people whose address has one
 * line: only into an empty field, and not while the visitor is in one of both: who goes on to the number of the house is about to type it, and a
 * street may end with a number (`Strada 1 Decembrie 1918`).
 * @returns to be called when a field loses the focus; tells whether a number was moved, so that it can be saved
 */
export function useStreet(form: StreetForm): () => Promise<boolean> {
  const country = useStorefront().session.country.code;
  const split = useRef((): boolean => false);

  split.current = () => {
    if (isIn('street') || isIn('streetNumber') || form.getValues('streetNumber').trim() !== '') return false;
    const parts = splitStreet(country, { street: form.getValues('street'), flatNumber: form.getValues('flatNumber') });
    for (const [name, value] of Object.entries(parts ?? {}) as [StreetField, string][]) {
      form.setValue(name, value, { shouldDirty: true });
      form.clearErrors(name);
    }
    return parts !== null;
  };

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      // Autofill writes all fields in one task.
      if (type === 'change' && name === 'street') setTimeout(() => split.current());
    });
    return unsubscribe;
  }, [form]);

  // Then the next field has the focus.
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return split.current();
  };
}

const isIn = (name: StreetField) => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === name;
};
