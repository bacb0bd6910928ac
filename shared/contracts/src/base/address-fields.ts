import type { CountryCode } from './country.ts';

/** What is known of a field of an address. Its label is the text `fields.<name>`, its rule is in `shared/validation`. */
interface AddressFieldFacts {
  /** Fields of one part are filled in together, so that names or addresses of two people are not mixed. */
  part: 'name' | 'place' | 'phone';
  /** K4. Whether every country requires it; `addressFields` of `shared/validation` adds those of a country. */
  isRequired?: boolean;
  /** H4–H7. Maximum number of characters, unless the country has another one. */
  limit?: number;
  limitIn?: Partial<Record<CountryCode, number>>;
  /** What the browser's autofill fills in, which also decides the keyboard. */
  autoComplete: string;
  /** Its share of a row. */
  width: FieldShare;
  widthIn?: Partial<Record<CountryCode, FieldShare>>;
  /** Half a row on phones. */
  short?: boolean;
  inputMode?: 'numeric';
}

type FieldShare = 'half' | 'third' | 'two-thirds';

const list = {
  firstName: { part: 'name', isRequired: true, autoComplete: 'given-name', width: 'half', widthIn: { ua: 'third' } },
  lastName: { part: 'name', isRequired: true, autoComplete: 'family-name', width: 'half', widthIn: { ua: 'third' } },
  /** Patronymic; only for the language ru. */
  familyName: { part: 'name', limit: 16, autoComplete: 'additional-name', width: 'third' },
  /** Only in ua: one of the list in `shared/validation`. */
  streetType: { part: 'place', autoComplete: 'off', width: 'third' },
  street: { part: 'place', isRequired: true, autoComplete: 'address-line1', width: 'two-thirds' },
  streetNumber: {
    part: 'place',
    isRequired: true,
    limit: 29,
    limitIn: { ua: 24 },
    autoComplete: 'off',
    width: 'third',
    short: true,
  },
  flatNumber: {
    part: 'place',
    limit: 30,
    limitIn: { ro: 4, ua: 25 },
    autoComplete: 'address-line2',
    width: 'third',
    short: true,
  },
  /** Only in ro, as the next two. */
  building: { part: 'place', limit: 5, autoComplete: 'off', width: 'third', short: true },
  staircase: { part: 'place', limit: 5, autoComplete: 'off', width: 'third', short: true },
  floor: { part: 'place', limit: 5, autoComplete: 'off', width: 'third', short: true, inputMode: 'numeric' },
  postCode: { part: 'place', isRequired: true, autoComplete: 'postal-code', width: 'third', short: true },
  city: { part: 'place', isRequired: true, autoComplete: 'address-level2', width: 'third', short: true },
  /** Only in ro: the județ. Empty in addresses from before the field existed, and from older clients. */
  county: { part: 'place', autoComplete: 'address-level1', width: 'third', short: true },
  mobilePhone: { part: 'phone', autoComplete: 'tel-national', width: 'two-thirds' },
} as const satisfies Record<string, AddressFieldFacts>;

export type AddressFieldName = keyof typeof list;

/**
 * K5. Every field of an address, once: the contract's schema, forms, drafts, the columns of the database, the documents of orders and the
 * seed are derived from this list.
 */
export const addressFieldList: Readonly<Record<AddressFieldName, AddressFieldFacts>> = list;

export const addressFieldNames = Object.keys(list) as AddressFieldName[];
