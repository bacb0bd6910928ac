import type { CountryCode } from '@odeta/contracts';
import type { FieldWidth } from '@odeta/ui/forms';
import type { CustomerField } from '@odeta/validation';
import type { InputHTMLAttributes } from 'react';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

interface Layout extends Input {
  width: FieldWidth;
  /** Half a row on phones. */
  short?: boolean;
}

export type AddressFieldName = Exclude<CustomerField, 'email'>;

const layouts: Record<AddressFieldName, Layout> = {
  firstName: { width: 'half', autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { width: 'half', autoComplete: 'family-name', autoCapitalize: 'words' },
  familyName: { width: 'third', autoComplete: 'additional-name', autoCapitalize: 'words' },
  streetType: { width: 'third' },
  street: { width: 'two-thirds', autoComplete: 'address-line1', autoCapitalize: 'words' },
  streetNumber: { width: 'third', short: true, autoComplete: 'off' },
  flatNumber: { width: 'third', short: true, autoComplete: 'address-line2' },
  building: { width: 'third', short: true, autoComplete: 'off' },
  staircase: { width: 'third', short: true, autoComplete: 'off' },
  floor: { width: 'third', short: true, autoComplete: 'off', inputMode: 'numeric' },
  postCode: { width: 'third', short: true, autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { width: 'third', short: true, autoComplete: 'address-level2', autoCapitalize: 'words' },
  county: { width: 'third', short: true, autoComplete: 'address-level1' },
  mobilePhone: { width: 'two-thirds', type: 'tel', autoComplete: 'tel-national' },
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
