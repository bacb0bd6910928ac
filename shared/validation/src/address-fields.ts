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
  /** Whether the billing address is also required if the parcel goes to a pick-up point; otherwise contact data suffice (J6). */
  isNeededAtPoint?: boolean;
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
  hu: {
    ...common,
    shown: ['lastName', 'firstName', ...common.shown.slice(name.length)],
    // Act CXXVII of 2007 on VAT, § 169 e: every invoice has the buyer's address.
    isNeededAtPoint: true,
  },
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
    // Fiscal Code, article 319 (20) f, and its electronic invoice, whose street, city and county of the buyer are mandatory.
    isNeededAtPoint: true,
  },
  ua: {
    shown: ['lastName', 'firstName', 'familyName', 'streetType', 'street', 'streetNumber', 'flatNumber', ...place],
    required: [...always, 'streetType'],
  },
};

/** What is asked of everybody, wherever the parcel goes. */
export const contactFields: readonly CustomerField[] = ['email', 'firstName', 'lastName'];

/** Whether a field of the customer says where they live. */
export const isPlaceField = (field: string): field is AddressFieldName =>
  addressFieldNames.includes(field as AddressFieldName) && addressFieldList[field as AddressFieldName].part === 'place';

/** Whether an order needs the buyer's address: for a delivery to it, and where the law wants it; an invoice to a company has the company's. */
export const needsAddress = (
  country: CountryCode,
  { group, isCompany }: { group: 'address' | 'pick-up' | undefined; isCompany: boolean },
): boolean =>
  group === 'address' || (group === 'pick-up' && !isCompany && addressFields[country].isNeededAtPoint === true);

/** The same customer, of whom only name and contact are known. */
export const contactOf = <Customer extends object>(customer: Customer): Customer =>
  Object.fromEntries(
    Object.entries(customer).map(([field, value]) => [field, isPlaceField(field) ? '' : value]),
  ) as Customer;

/** Only the fields that say where the customer lives. */
export const placeOf = <Customer extends object>(customer: Customer): Partial<Customer> =>
  Object.fromEntries(Object.entries(customer).filter(([field]) => isPlaceField(field))) as Partial<Customer>;

export const hasPlace = (customer: object): boolean =>
  Object.entries(customer).some(([field, value]) => isPlaceField(field) && value !== '');
