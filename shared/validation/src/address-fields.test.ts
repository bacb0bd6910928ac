import { addressFieldNames } from '@odeta/contracts';
import { addressFields } from './address-fields.ts';

test('every field of the address is in the form of a country, and a required one in the form of its country', () => {
  const forms = Object.values(addressFields);
  const shown = new Set(forms.flatMap((form) => form.shown));

  expect(addressFieldNames.filter((name) => !shown.has(name))).toEqual([]);
  for (const { shown, required } of forms)
    expect(required.filter((name) => name !== 'email' && !shown.includes(name))).toEqual([]);
});
