import type { CountryCode } from '@odeta/shared/contracts';
import type { FieldWidth } from '@odeta/shared/forms';
import type { CustomerField } from '@odeta/shared/validation';
import type { InputHTMLAttributes } from 'react';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

interface Layout extends Input {
  width: FieldWidth;
  /** Half a row on phones. */
  short?: boolean;
}

type AddressField = Exclude<CustomerField, 'email'>;

const layouts: Record<AddressField, Layout> = {
  firstName: { width: 'half', autoComplete: 'billing given-name', autoCapitalize: 'words' },
  lastName: { width: 'half', autoComplete: 'billing family-name', autoCapitalize: 'words' },
  familyName: { width: 'third', autoComplete: 'billing additional-name', autoCapitalize: 'words' },
  streetType: { width: 'third' },
  street: { width: 'two-thirds', autoComplete: 'billing address-line1', autoCapitalize: 'words' },
  streetNumber: { width: 'third', short: true, autoComplete: 'off' },
  flatNumber: { width: 'third', short: true, autoComplete: 'billing address-line2' },
  building: { width: 'third', short: true, autoComplete: 'off' },
  staircase: { width: 'third', short: true, autoComplete: 'off' },
  floor: { width: 'third', short: true, autoComplete: 'off', inputMode: 'numeric' },
  postCode: { width: 'third', short: true, autoComplete: 'billing postal-code', inputMode: 'numeric' },
  city: { width: 'third', short: true, autoComplete: 'billing address-level2', autoCapitalize: 'words' },
  mobilePhone: { width: 'two-thirds', type: 'tel', autoComplete: 'billing tel-national' },
};

/** A row of three names, where a country has three. */
const layoutsIn: Partial<Record<CountryCode, Partial<Record<AddressField, Partial<Layout>>>>> = {
  ua: { firstName: { width: 'third' }, lastName: { width: 'third' } },
};

/** How a field of the address stands and what the browser may fill in. */
export const layoutOf = (country: CountryCode, field: AddressField): Layout => ({
  ...layouts[field],
  ...layoutsIn[country]?.[field],
});
