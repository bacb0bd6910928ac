import type { AddressFields, CountryCode } from '@odeta/contracts';
import { houseLines, nameLine, phoneText, placeLine } from '@odeta/validation';

/** The lines of a printed address: name, street and number, town, telephone. */
export const addressLines = (country: CountryCode, address: AddressFields): string[] =>
  [
    nameLine(country, address),
    houseLines(country, address).join(', '),
    placeLine(country, address),
    phoneText(country, address.mobilePhone),
  ].filter(Boolean);
