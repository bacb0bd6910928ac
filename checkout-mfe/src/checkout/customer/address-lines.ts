import type { AddressFields, CountryCode } from '@odeta/shared/contracts';
import { addressFields, houseLines } from '@odeta/shared/validation';

const names = ['firstName', 'lastName', 'familyName'] as const;

/** An address as people read it: the name, the house, the place, the telephone. */
export function addressLines(country: CountryCode, address: AddressFields): string[] {
  const { shown } = addressFields[country];
  const inOrder = names.toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
  return [
    joined(inOrder.map((name) => address[name])),
    houseLines(country, address).join(', '),
    joined([address.postCode, address.city]),
    address.mobilePhone,
  ].filter(Boolean);
}

const joined = (parts: string[]) => parts.filter(Boolean).join(' ');
