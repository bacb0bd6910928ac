import type { CountryCode, CustomerFields } from '@odeta/shared/contracts';
import { addressFields } from '@odeta/shared/validation';

/** The address as it stands on a parcel, a line each; names in the order in which the country's form asks for them. */
export function addressLines(country: CountryCode, fields: CustomerFields): string[] {
  const names = (['firstName', 'lastName', 'familyName'] as const).toSorted(
    (a, b) => addressFields[country].shown.indexOf(a) - addressFields[country].shown.indexOf(b),
  );
  const house = [fields.streetNumber, fields.flatNumber].filter(Boolean).join('/');
  return [
    joined(names.map((name) => fields[name])),
    joined([fields.streetType, fields.street, house]),
    joined([fields.building, fields.staircase, fields.floor]),
    joined([fields.postCode, fields.city]),
  ].filter(Boolean);
}

const joined = (parts: string[]) => parts.filter(Boolean).join(' ');
