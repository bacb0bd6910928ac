import type { AddressFields, CountryCode } from '@odeta/contracts';
import { houseLines, nameLine, phoneText, placeLine } from '@odeta/validation';

/** An address as people read it: the name, the house, the place, the telephone. */
export const addressLines = (country: CountryCode, address: AddressFields): string[] =>
  [
    nameLine(country, address),
    houseLines(country, address).join(', '),
    placeLine(address),
    phoneText(country, address.mobilePhone),
  ].filter(Boolean);
