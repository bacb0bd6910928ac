import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/contracts';
import { houseLines, nameLine, placeLine } from '@odeta/validation';

/** The address as it stands on a parcel, a line each. */
export const addressLines = (country: CountryCode, fields: CustomerFields): string[] =>
  [nameLine(country, fields), ...houseLines(country, fields), placeLine(fields)].filter(Boolean);

interface Destination {
  country: CountryCode;
  shipTo: CustomerFields;
  /** Where somebody collects the parcel; `null` when it comes to the address. */
  pickupPoint: PickupPoint | null;
}

/** Where a parcel of an order goes: to its address, or to whoever collects it at a point. */
export function shipToLines({ country, shipTo, pickupPoint: point }: Destination): string[] {
  if (!point) return addressLines(country, shipTo);
  return [nameLine(country, shipTo), point.name, point.street, placeLine(point)].filter(Boolean);
}
