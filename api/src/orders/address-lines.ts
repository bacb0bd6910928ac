import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/shared/contracts';
import { addressFields, houseLines } from '@odeta/shared/validation';

/** The address as it stands on a parcel, a line each; names in the order in which the country's form asks for them. */
export function addressLines(country: CountryCode, fields: CustomerFields): string[] {
  return [nameLine(country, fields), ...houseLines(country, fields), joined([fields.postCode, fields.city])].filter(
    Boolean,
  );
}

/** Who collects a parcel, and the point where it waits. */
export function pickupLines(country: CountryCode, fields: CustomerFields, point: PickupPoint): string[] {
  return [nameLine(country, fields), point.name, point.street, joined([point.postCode, point.city])].filter(Boolean);
}

function nameLine(country: CountryCode, fields: CustomerFields): string {
  const names = (['firstName', 'lastName', 'familyName'] as const).toSorted(
    (a, b) => addressFields[country].shown.indexOf(a) - addressFields[country].shown.indexOf(b),
  );
  return joined(names.map((name) => fields[name]));
}

const joined = (parts: string[]) => parts.filter(Boolean).join(' ');
