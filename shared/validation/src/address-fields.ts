import {
  type AddressFieldName,
  type AddressFields,
  addressFieldList,
  addressFieldNames,
  type CountryCode,
} from '@odeta/contracts';

export type CustomerField = 'email' | AddressFieldName;

type HousePart = 'building' | 'staircase' | 'floor' | 'flatNumber';

export interface CountryFields {
  /** In the order of the form. */
  shown: readonly AddressFieldName[];
  /** K4, H5. All other fields are optional. */
  required: readonly CustomerField[];
  /** H6. Parts of the address after the house number, with the abbreviations that are printed on a parcel. */
  house?: readonly (readonly [HousePart, string])[];
  /** What is printed before the county. */
  countyPrefix?: string;
}

const name: AddressFieldName[] = ['firstName', 'lastName'];
const place: AddressFieldName[] = ['postCode', 'city', 'mobilePhone'];
/** Places fields, such as the county, after the city. */
const placeIn = (...after: AddressFieldName[]): AddressFieldName[] =>
  place.flatMap((field) => (field === 'city' ? [field, ...after] : [field]));
const always: CustomerField[] = ['email', ...addressFieldNames.filter((field) => addressFieldList[field].isRequired)];
const common: CountryFields = {
  shown: [...name, 'street', 'streetNumber', 'flatNumber', ...place],
  required: always,
};

/** K4, H6, H7. The address fields of each country. A new country needs an entry here, never an `if`. */
export const addressFields: Record<CountryCode, CountryFields> = {
  pl: common,
  sk: common,
  hu: { ...common, shown: ['lastName', 'firstName', ...common.shown.slice(name.length)] },
  ro: {
    shown: [...name, 'street', 'streetNumber', 'building', 'staircase', 'floor', 'flatNumber', ...placeIn('county')],
    required: [...always, 'flatNumber'],
    house: [
      ['building', 'bl.'],
      ['staircase', 'sc.'],
      ['floor', 'et.'],
      ['flatNumber', 'ap.'],
    ],
    countyPrefix: 'jud. ',
  },
  ua: {
    shown: ['lastName', 'firstName', 'familyName', 'streetType', 'street', 'streetNumber', 'flatNumber', ...place],
    required: [...always, 'streetType'],
  },
};

/** Street and house number as printed on a parcel: one line, or two where the house has named parts. */
export function houseLines(country: CountryCode, address: AddressFields): string[] {
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
