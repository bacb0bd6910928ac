import type { CountryCode, ValidationPatterns } from '@odeta/contracts';
import * as v from 'valibot';
import { addressFields, type CustomerField } from './address-fields.ts';
import { email } from './email.ts';
import {
  buildingNumber,
  county,
  familyName,
  flatNumber,
  matchesServer,
  maxLength,
  notBlocked,
  optional,
  phone,
  postCode,
  required,
  romanianBlock,
  romanianFloor,
} from './rules.ts';
import { writtenAs } from './written.ts';

/** H19, in characters. */
const LONGEST = 1000;

export interface CustomerRules {
  country: CountryCode;
  patterns: ValidationPatterns;
  /** H12. */
  emailExceptions: string;
  /** J14. Set by the chosen delivery. */
  phoneRequired: boolean;
  /** What may not stay empty, where that is not what the country needs of an address. */
  required?: readonly CustomerField[];
  /** K4. Authorised customers of ua whose street has no type need not give one. */
  isStreetTypeKnownEmpty?: boolean;
}

/** K4, K5. The customer's data of one country; messages are keys of `validation/messages`. */
export function customerSchema(rules: CustomerRules) {
  const { emailExceptions } = rules;
  return v.object({
    email: v.pipe(textsOf(rules)('email'), email(emailExceptions)),
    ...addressEntries(rules),
    birthday: optional(),
  });
}
export type CustomerForm = v.InferInput<ReturnType<typeof customerSchema>>;

/** K3. An address that a parcel goes to; its telephone number may be left out. */
export const shippingAddressSchema = (rules: Pick<CustomerRules, 'country' | 'patterns'>) =>
  v.object(addressEntries({ ...rules, emailExceptions: '', phoneRequired: false }));

function addressEntries(rules: CustomerRules) {
  const { country, patterns } = rules;
  const text = textsOf(rules);
  return {
    firstName: v.pipe(text('firstName'), matchesServer(patterns['client-name'], 'client-name')),
    lastName: v.pipe(text('lastName'), matchesServer(patterns['client-surname'], 'client-surname')),
    familyName: v.pipe(text('familyName'), familyName),
    streetType: text('streetType'),
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
  };
}

/** The beginning of every field's rule: needed or not (K4), not endless, in the country's script (H19). */
function textsOf(rules: CustomerRules) {
  const needed = new Set<CustomerField>(rules.required ?? addressFields[rules.country].required);
  if (rules.phoneRequired) needed.add('mobilePhone');
  if (rules.isStreetTypeKnownEmpty) needed.delete('streetType');
  return (field: CustomerField) =>
    v.pipe(
      needed.has(field) ? required() : optional(),
      maxLength(LONGEST),
      v.transform((value) => writtenAs(field, value, rules)),
    );
}
