import { useStorefront } from '@odeta/storefront';
import { countyOf, isPostCode } from '@odeta/validation';
import { useEffect, useRef } from 'react';
import type { WatchedForm } from './use-town.ts';

interface FormWithCounty extends WatchedForm {
  getValues: (name: 'postCode' | 'county') => string;
  setValue: (name: 'county', value: string, options: { shouldDirty: boolean }) => void;
  clearErrors: (name: 'county') => void;
}

/** Fills in the county once the visitor has typed a post code, in countries that need it, unless they chose another one. */
export function useCounty(form: FormWithCounty) {
  const country = useStorefront().session.country.code;
  const own = useRef('');

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      if (type !== 'change' || name !== 'postCode') return;
      const postCode = form.getValues('postCode');
      const county = isPostCode(country, postCode) ? countyOf(country, postCode) : '';
      if (!county || ![own.current, ''].includes(form.getValues('county'))) return;
      own.current = county;
      form.setValue('county', county, { shouldDirty: true });
      form.clearErrors('county');
    });
    return unsubscribe;
  }, [form, country]);
}
