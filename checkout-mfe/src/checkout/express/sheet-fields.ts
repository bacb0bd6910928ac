import type { CountryCode, CustomerFields } from '@odeta/contracts';
import { addressFields, listedStreetType, streetTypesOf } from '@odeta/validation';
import { customerFieldsOf } from '../form/customer-fields.ts';
import type { SheetAnswer } from './sheet.ts';

/** The house number, the flat number after a slash, and the rest of the line. */
const NUMBER = String.raw`[\s,]+(?<streetNumber>\d+\s?\p{L}?)(?:\s*\/\s*(?<flatNumber>[\p{L}\d]+))?(?<rest>(?:[\s,.].*)?)$`;
/** Street names can contain numbers, so that the last number is the house number; if parts of the house follow, it is the first one. */
const LINE = new RegExp(`^(?<street>.*)${NUMBER}`, 'u');
const LINE_WITH_PARTS = new RegExp(`^(?<street>.*?)${NUMBER}`, 'u');
/** The parts of a Romanian address. */
const PARTS = {
  building: /\bbl\.?\s*(\w+)/i,
  staircase: /\bsc\.?\s*(\w+)/i,
  floor: /\bet\.?\s*(\w+)/i,
  flatNumber: /\bap\.?\s*(\w+)/i,
};

/** The order's fields from the data of a wallet. What is missing stays empty, so that the form asks for it. */
export function fieldsOfSheet(country: CountryCode, { address, name, email, phone }: SheetAnswer): CustomerFields {
  const { shown } = addressFields[country];
  return customerFieldsOf({
    ...namesOf(name, shown.indexOf('lastName') < shown.indexOf('firstName')),
    ...houseOf(country, (address.addressLine ?? []).join(', ')),
    email,
    postCode: address.postalCode ?? '',
    city: address.city ?? '',
    mobilePhone: phone,
  });
}

/** A wallet has the full name in one field. */
function namesOf(name: string, isFamilyFirst: boolean) {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { lastName: words[0] ?? '' };
  if (isFamilyFirst) return { lastName: words[0] ?? '', firstName: words.slice(1).join(' ') };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function houseOf(country: CountryCode, line: string): Partial<CustomerFields> {
  const { streetType, rest: place } = withoutStreetType(country, line);
  const found = (addressFields[country].house ? LINE_WITH_PARTS : LINE).exec(place);
  if (!found?.groups) return { streetType, street: place };
  const { street = '', streetNumber = '', flatNumber = '', rest = '' } = found.groups;
  const parts = Object.entries(PARTS).map(([part, pattern]) => [part, pattern.exec(rest)?.[1] ?? '']);
  const inside: Partial<CustomerFields> = addressFields[country].house ? Object.fromEntries(parts) : {};
  return {
    ...inside,
    streetType,
    street,
    streetNumber: streetNumber.replace(/\s/g, ''),
    flatNumber: inside.flatNumber || flatNumber,
  };
}

function withoutStreetType(country: CountryCode, line: string) {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const streetType = listedStreetType(country, first);
  const isType = others.length > 0 && streetTypesOf(country).includes(streetType);
  return isType ? { streetType, rest: others.join(' ') } : { streetType: '', rest: line.trim() };
}
