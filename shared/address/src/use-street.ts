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
 * line: only into an empty field, and not while the visitor is in the street.
 * @returns to be called when a field loses the focus
 */
export function useStreet(form: StreetForm): () => void {
  const country = useStorefront().session.country.code;
  const split = useRef(() => {});

  split.current = () => {
    if (isIn('street') || form.getValues('streetNumber').trim() !== '') return;
    const parts = splitStreet(country, { street: form.getValues('street'), flatNumber: form.getValues('flatNumber') });
    for (const [name, value] of Object.entries(parts ?? {}) as [StreetField, string][]) {
      form.setValue(name, value, { shouldDirty: true });
      form.clearErrors(name);
    }
    if (parts && isIn('streetNumber')) (document.activeElement as HTMLInputElement).select();
  };

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      // Autofill writes all fields in one task.
      if (type === 'change' && name === 'street') setTimeout(() => split.current());
    });
    return unsubscribe;
  }, [form]);

  return () => split.current();
}

const isIn = (name: StreetField) => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === name;
};
