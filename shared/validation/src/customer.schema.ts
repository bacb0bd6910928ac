import { type AddressFieldName, addressFieldNames, type CountryCode, type ValidationPatterns } from '@odeta/contracts';
import * as v from 'valibot';
import { addressFields, type CustomerField, contactFields, isPlaceField } from './address-fields.ts';
import { email } from './email.ts';
import { LONGEST_FIELD } from './field-limits.ts';
import { noWebAddress } from './no-web-address.ts';
import { notBlocked, postCode } from './post-codes.ts';
import {
  buildingNumber,
  county,
  familyName,
  flatNumber,
  matchesServer,
  maxLength,
  optional,
  phone,
  required,
  romanianBlock,
  romanianFloor,
  streetType,
} from './rules.ts';
import { writtenAs } from './written.ts';

export interface CustomerRules {
  country: CountryCode;
  patterns: ValidationPatterns;
  /** Endings of addresses that cannot receive e-mails, as the server lists them (H12). */
  emailExceptions: string;
  /** J14. Set by the chosen delivery. */
  phoneRequired: boolean;
  /** Replaces the country's list of required fields. */
  required?: readonly CustomerField[] | undefined;
  /** J6. Name and contact suffice: the fields of the address are not asked, and not checked. */
  isContactOnly?: boolean;
  /** K4. Authorised Ukrainian customers whose stored address has no street type need not give one. */
  isStreetTypeKnownEmpty?: boolean;
}

/** Until the server's patterns are known: they accept everything. */
export const noPatterns: ValidationPatterns = {
  city: '',
  'client-name': '',
  'client-surname': '',
  street: '',
  phone: { min: 0, max: 99, pattern: '' },
};

/** K4, K5. The customer's data in one country; messages are keys of `validation/messages`. */
export function customerSchema(rules: CustomerRules) {
  const { emailExceptions } = rules;
  return v.object({
    email: v.pipe(textsOf(rules)('email'), email(emailExceptions)),
    ...addressEntries(rules),
    ...(rules.isContactOnly && uncheckedPlace),
    birthday: v.pipe(optional(), maxLength(LONGEST_FIELD)),
  });
}
export type CustomerForm = v.InferInput<ReturnType<typeof customerSchema>>;

/** K3. A delivery address; the telephone number is optional. */
export const shippingAddressSchema = (rules: Pick<CustomerRules, 'country' | 'patterns'>) =>
  v.object(addressEntries({ ...rules, emailExceptions: '', phoneRequired: false }));

const uncheckedPlace = Object.fromEntries(
  addressFieldNames.filter(isPlaceField).map((name) => [name, v.pipe(optional(), maxLength(LONGEST_FIELD))]),
) as Partial<ReturnType<typeof addressEntries>>;

function addressEntries(rules: CustomerRules) {
  const { country, patterns } = rules;
  const text = textsOf(rules);
  return {
    firstName: v.pipe(text('firstName'), noWebAddress, matchesServer(patterns['client-name'], 'client-name')),
    lastName: v.pipe(text('lastName'), noWebAddress, matchesServer(patterns['client-surname'], 'client-surname')),
    familyName: v.pipe(text('familyName'), familyName),
    streetType: v.pipe(text('streetType'), streetType(country)),
    street: v.pipe(text('street'), matchesServer(patterns.street, 'street')),
    streetNumber: v.pipe(text('streetNumber'), buildingNumber(country)),
    flatNumber: v.pipe(text('flatNumber'), flatNumber(country)),
    building: v.pipe(text('building'), romanianBlock),
    staircase: v.pipe(text('staircase'), romanianBlock),
    floor: v.pipe(text('floor'), romanianFloor),
    postCode: v.pipe(text('postCode'), postCode(country), notBlocked(country)),
    city: v.pipe(text('city'), matchesServer(patterns.city, 'city')),
    county: v.pipe(text('county'), county(country)),
    mobilePhone: v.pipe(text('mobilePhone'), phone(patterns.phone)),
  } satisfies Record<AddressFieldName, unknown>;
}

/** The first rules of every field: required or not (K4), a maximum length, the country's script (H19). */
function textsOf(rules: CustomerRules) {
  const needed = new Set<CustomerField>(
    rules.required ?? (rules.isContactOnly ? contactFields : addressFields[rules.country].required),
  );
  if (rules.phoneRequired) needed.add('mobilePhone');
  if (rules.isStreetTypeKnownEmpty) needed.delete('streetType');
  return (field: CustomerField) =>
    v.pipe(
      needed.has(field) ? required() : optional(),
      maxLength(LONGEST_FIELD),
      v.transform((value) => writtenAs(field, value, rules)),
    );
}
