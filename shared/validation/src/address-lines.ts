import type { AddressFields, CountryCode, PickupPoint } from '@odeta/contracts';
import { addressFields } from './address-fields.ts';
import { phoneText } from './phone-text.ts';

/** Lines of the address as printed on a parcel and on documents. */
export const addressLines = (country: CountryCode, address: AddressFields): string[] =>
  [nameLine(country, address), ...houseLines(country, address), placeLine(country, address)].filter(Boolean);

/** The same on pages: the house in one line, and the telephone number. */
export const addressWithPhone = (country: CountryCode, address: AddressFields): string[] =>
  [
    nameLine(country, address),
    houseLines(country, address).join(', '),
    placeLine(country, address),
    phoneText(country, address.mobilePhone),
  ].filter(Boolean);

type Point = Pick<PickupPoint, 'name' | 'street' | 'postCode' | 'city'>;

/** Lines of a pick-up point, to the recipient. */
export const pickUpLines = (country: CountryCode, recipient: AddressFields, point: Point): string[] =>
  [nameLine(country, recipient), point.name, point.street, placeLine(country, point)].filter(Boolean);

/** Street and house number as printed on a parcel: one line, or two where the house has named parts. */
function houseLines(country: CountryCode, address: AddressFields): string[] {
  const { house } = addressFields[country];
  const { streetType, street, streetNumber, flatNumber } = address;
  const number = house ? streetNumber : [streetNumber, flatNumber].filter(Boolean).join('/');
  const parts = house?.filter(([name]) => address[name]).map(([name, called]) => `${called} ${address[name]}`) ?? [];
  return [[streetType, street, number].filter(Boolean).join(' '), parts.join(', ')].filter(Boolean);
}

/** The names in the order of the country's form. */
export function nameLine(country: CountryCode, address: AddressFields): string {
  const { shown } = addressFields[country];
  const names = (['firstName', 'lastName', 'familyName'] as const).toSorted(
    (one, other) => shown.indexOf(one) - shown.indexOf(other),
  );
  return joined(names.map((name) => address[name]));
}

interface Place {
  postCode: string;
  city: string;
  county?: string | undefined;
}

/** Post code, city, and the county unless it is the city itself. */
export function placeLine(country: CountryCode, { postCode, city, county }: Place): string {
  const { countyPrefix = '' } = addressFields[country];
  return [joined([postCode, city]), county && county !== city && countyPrefix + county].filter(Boolean).join(', ');
}

const joined = (parts: string[]) => parts.filter(Boolean).join(' ');
