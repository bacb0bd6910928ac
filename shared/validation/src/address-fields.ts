import { type AddressFieldName, addressFieldList, addressFieldNames, type CountryCode } from '@odeta/contracts';

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
