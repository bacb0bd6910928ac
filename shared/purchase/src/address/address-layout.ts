import type { CountryCode } from '@odeta/contracts';
import type { FieldWidth } from '@odeta/ui/forms';
import type { CustomerField } from '@odeta/validation';
import type { InputHTMLAttributes } from 'react';

interface Layout extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode'> {
  width: FieldWidth;
  /** What autofill fills in, which also decides the keyboard. */
  autoComplete: string;
  /** Half a row on phones. */
  short?: boolean;
}

export type AddressFieldName = Exclude<CustomerField, 'email'>;

const layouts: Record<AddressFieldName, Layout> = {
  firstName: { width: 'half', autoComplete: 'given-name' },
  lastName: { width: 'half', autoComplete: 'family-name' },
  familyName: { width: 'third', autoComplete: 'additional-name' },
  streetType: { width: 'third', autoComplete: 'off' },
  street: { width: 'two-thirds', autoComplete: 'address-line1' },
  streetNumber: { width: 'third', short: true, autoComplete: 'off' },
  flatNumber: { width: 'third', short: true, autoComplete: 'address-line2' },
  building: { width: 'third', short: true, autoComplete: 'off' },
  staircase: { width: 'third', short: true, autoComplete: 'off' },
  floor: { width: 'third', short: true, autoComplete: 'off', inputMode: 'numeric' },
  postCode: { width: 'third', short: true, autoComplete: 'postal-code' },
  city: { width: 'third', short: true, autoComplete: 'address-level2' },
  county: { width: 'third', short: true, autoComplete: 'address-level1' },
  mobilePhone: { width: 'two-thirds', autoComplete: 'tel-national' },
};

/** Where names have three parts, the three fields share one row. */
const layoutsIn: Partial<Record<CountryCode, Partial<Record<AddressFieldName, Partial<Layout>>>>> = {
  ua: { firstName: { width: 'third' }, lastName: { width: 'third' } },
};

/** The width of an address field and the autofill token for the browser. */
export const layoutOf = (country: CountryCode, field: AddressFieldName): Layout => ({
  ...layouts[field],
  ...layoutsIn[country]?.[field],
});
