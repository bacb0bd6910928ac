import { useStorefront } from '@odeta/storefront';
import { countyOf, isPostCode } from '@odeta/validation';
import { useEffect, useRef, useState } from 'react';
import { findTown } from './towns/find-town.ts';

/** What of a form is needed here, whatever else it asks for. */
interface AddressFormLike {
  getValues: (name: 'city' | 'postCode' | 'county') => string;
  setValue: (name: 'city' | 'county', value: string, options: { shouldDirty: boolean }) => void;
  clearErrors: (name: 'city' | 'county') => void;
  watch: (onChange: (values: unknown, change: { name?: string; type?: string }) => void) => { unsubscribe: () => void };
}

/** A town that the form filled in. */
export interface FilledTown {
  name: string;
  undo: () => void;
}

/**
 * K5. Fills in the town of a post code that the visitor has typed: only into an empty field, and only where the post
 * code belongs to one town; and its county, where addresses name it, which may be chosen anew. What was taken back is not filled in again for the same post code.
 */
export function useTown(form: AddressFormLike): FilledTown | null {
  const country = useStorefront().session.country.code;
  const [filled, setFilled] = useState<string | null>(null);
  const own = useRef({ filled: '', declined: '', county: '' });

  useEffect(() => {
    async function fill(postCode: string) {
      const town = await findTown(country, postCode).catch(() => null);
      const city = form.getValues('city').trim();
      const isFree = city === '' || city === own.current.filled;
      const isLatest = form.getValues('postCode') === postCode;
      if (!town || !isFree || !isLatest || own.current.declined === postCode || town === city) return;
      own.current.filled = town;
      form.setValue('city', town, { shouldDirty: true });
      form.clearErrors('city');
      setFilled(town);
    }

    function fillCounty(postCode: string) {
      const county = isPostCode(country, postCode) ? countyOf(country, postCode) : '';
      if (!county || ![own.current.county, ''].includes(form.getValues('county'))) return;
      own.current.county = county;
      form.setValue('county', county, { shouldDirty: true });
      form.clearErrors('county');
    }

    const { unsubscribe } = form.watch((_, { name, type }) => {
      // Only what a visitor does has a type.
      if (type !== 'change') return;
      if (name === 'postCode') {
        fillCounty(form.getValues('postCode'));
        void fill(form.getValues('postCode'));
      }
      if (name === 'city') setFilled(null);
    });
    return unsubscribe;
  }, [form, country]);

  if (filled === null) return null;
  return {
    name: filled,
    undo() {
      Object.assign(own.current, { filled: '', declined: form.getValues('postCode') });
      form.setValue('city', '', { shouldDirty: true });
      setFilled(null);
    },
  };
}
