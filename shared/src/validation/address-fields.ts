import type { CountryCode } from '../contracts/base/country.ts';
import type { CustomerFields } from '../contracts/my-account/customer.ts';

export type CustomerField = Exclude<keyof CustomerFields, 'birthday'>;

export interface CountryFields {
  /** In the order of the form. */
  shown: readonly CustomerField[];
  /** K4, H5. The rest may stay empty. */
  required: readonly CustomerField[];
}

const name: CustomerField[] = ['firstName', 'lastName'];
const place: CustomerField[] = ['postCode', 'city', 'mobilePhone'];
const always: CustomerField[] = ['email', ...name, 'street', 'streetNumber', 'postCode', 'city'];
const common: CountryFields = {
  shown: [...name, 'street', 'streetNumber', 'flatNumber', ...place],
  required: always,
};

/** K4, H6, H7. Which fields a country's address has. A new country is a line here, never an `if`. */
export const addressFields: Record<CountryCode, CountryFields> = {
  pl: common,
  sk: common,
  hu: { ...common, shown: ['lastName', 'firstName', ...common.shown.slice(name.length)] },
  ro: {
    shown: [...name, 'street', 'streetNumber', 'building', 'staircase', 'floor', 'flatNumber', ...place],
    required: [...always, 'flatNumber'],
  },
  ua: {
    shown: ['lastName', 'firstName', 'familyName', 'streetType', 'street', 'streetNumber', 'flatNumber', ...place],
    required: [...always, 'streetType'],
  },
};
