import { type Customer, type CustomerFields, CustomerFieldsSchema } from '@odeta/contracts';
import {
  age,
  BUYER_AGE,
  birthday,
  contactFields,
  contactOf,
  customerSchema,
  normalizePostCode,
  optional,
  withCounty,
} from '@odeta/validation';
import * as v from 'valibot';
import { customerHashOf } from '../identity/customer-hash.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { CustomerRow } from './customer.repository.ts';

export function customerOf({ id, isEmailConfirmed: _, ...customer }: CustomerRow, secret: string): Customer {
  return { ...customer, customerHash: customerHashOf(secret, id) };
}

export type CheckedCustomer =
  | { fields: CustomerFields; issues?: undefined }
  | { fields?: undefined; issues: readonly v.BaseIssue<unknown>[] };

interface Checked {
  phoneRequired: boolean;
  known: Partial<CustomerRow> | undefined;
  /** Whether name and contact suffice (J6). Then an address that is not valid is left out. */
  isAddressOptional?: boolean;
  today?: () => Date;
}

/**
 * The fields in the country's usual spelling, or their errors. `known` is the stored data of the customer. H10: a new birth date must be
 * that of an adult.
 */
export function checkCustomer(fields: CustomerFields, shop: CountrySettings, rules: Checked): CheckedCustomer {
  const whole = check(fields, shop, rules);
  return whole.fields || !rules.isAddressOptional ? whole : check(contactOf(fields), shop, rules, contactFields);
}

function check(
  fields: CustomerFields,
  { code: country, patterns, emailExceptions }: CountrySettings,
  { phoneRequired, known, today }: Checked,
  required?: typeof contactFields,
): CheckedCustomer {
  const isStreetTypeKnownEmpty = known?.isAuthorized === true && known.streetType === '';
  const rules = { country, patterns, emailExceptions, phoneRequired, isStreetTypeKnownEmpty, required };
  const { entries } = customerSchema(rules);
  const schema = v.object({ ...entries, ...(today && { birthday: buyersBirthday(today) }) });
  const result = v.safeParse(schema, fields);
  if (!result.success) return { issues: result.issues };
  const postCode = normalizePostCode(country, result.output.postCode);
  return { fields: v.parse(CustomerFieldsSchema, withCounty(country, { ...result.output, postCode })) };
}

const buyersBirthday = (today: () => Date) => v.pipe(optional(), birthday(), age(BUYER_AGE, today));

/** Where the chosen delivery goes to; `undefined` while none is chosen. */
export const groupOf = ({ methods }: CountrySettings, shipping: string | null) =>
  methods.find(({ key }) => key === shipping)?.group;

/** Whether the chosen delivery requires a phone number. */
export const needsPhone = ({ methods }: CountrySettings, shipping: string | null): boolean =>
  methods.some(({ key, needsPhone: needed }) => key === shipping && needed);

export const emptyCustomer: CustomerFields = v.parse(CustomerFieldsSchema, {});
