import type { CountryCode, CustomerFields } from '@odeta/contracts';
import { addressFields, listedStreetType, splitStreet, streetTypesOf } from '@odeta/validation';
import { customerFieldsOf } from '../form/customer-fields.ts';
import type { SheetAnswer } from './sheet.ts';

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
  const { streetType, rest: street } = withoutStreetType(country, line);
  return { streetType, ...(splitStreet(country, { street, flatNumber: '' }) ?? { street }) };
}

function withoutStreetType(country: CountryCode, line: string) {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const streetType = listedStreetType(country, first);
  const isType = others.length > 0 && streetTypesOf(country).includes(streetType);
  return isType ? { streetType, rest: others.join(' ') } : { streetType: '', rest: line.trim() };
}
