import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/contracts';
import { houseLines, nameLine, placeLine } from '@odeta/validation';

/** The address as it stands on a parcel, a line each. */
export const addressLines = (country: CountryCode, fields: CustomerFields): string[] =>
  [nameLine(country, fields), ...houseLines(country, fields), placeLine(fields)].filter(Boolean);

/** Who collects a parcel, and the point where it waits. */
export const pickupLines = (country: CountryCode, fields: CustomerFields, point: PickupPoint): string[] =>
  [nameLine(country, fields), point.name, point.street, placeLine(point)].filter(Boolean);
