import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/contracts';
import { houseLines, nameLine, placeLine } from '@odeta/validation';

/** Lines of the address on a parcel. */
export const addressLines = (country: CountryCode, fields: CustomerFields): string[] =>
  [nameLine(country, fields), ...houseLines(country, fields), placeLine(country, fields)].filter(Boolean);

interface Destination {
  country: CountryCode;
  shipTo: CustomerFields;
  /** Where the buyer collects the parcel; `null` for a delivery to an address. */
  pickupPoint: PickupPoint | null;
}

/** Lines of the destination: the address, or the recipient and the pick-up point. */
export function shipToLines({ country, shipTo, pickupPoint: point }: Destination): string[] {
  if (!point) return addressLines(country, shipTo);
  return [nameLine(country, shipTo), point.name, point.street, placeLine(country, point)].filter(Boolean);
}
