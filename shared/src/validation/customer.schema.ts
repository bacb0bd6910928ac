import * as v from 'valibot';
import type { CountryCode } from '../contracts/base/country.ts';
import type { ValidationPatterns } from '../contracts/checkout/checkout-init.ts';
import { addressFields, type CustomerField } from './address-fields.ts';
import {
  buildingNumber,
  email,
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

export interface CustomerRules {
  country: CountryCode;
  patterns: ValidationPatterns;
  /** H12. */
  emailExceptions: string;
  /** J14. Set by the chosen delivery. */
  phoneRequired: boolean;
}

/** K4, K5. The customer's data of one country; messages are keys of `validation/messages`. */
export function customerSchema({ country, patterns, emailExceptions, phoneRequired }: CustomerRules) {
  const needed = new Set<CustomerField>(addressFields[country].required);
  if (phoneRequired) needed.add('mobilePhone');
  const text = (field: CustomerField) => v.pipe(needed.has(field) ? required() : optional(), maxLength(1000));

  return v.object({
    email: v.pipe(text('email'), email(emailExceptions)),
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
    mobilePhone: v.pipe(text('mobilePhone'), phone(patterns.phone)),
    birthday: optional(),
  });
}
export type CustomerForm = v.InferInput<ReturnType<typeof customerSchema>>;
