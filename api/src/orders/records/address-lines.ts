import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/contracts';
import { addressLines, pickUpLines } from '@odeta/validation';

interface Destination {
  country: CountryCode;
  shipTo: CustomerFields;
  /** Where the buyer collects the parcel; `null` for a delivery to an address. */
  pickupPoint: PickupPoint | null;
}

/** Lines of the destination: the address, or the recipient and the pick-up point. */
export const shipToLines = ({ country, shipTo, pickupPoint }: Destination): string[] =>
  pickupPoint ? pickUpLines(country, shipTo, pickupPoint) : addressLines(country, shipTo);
