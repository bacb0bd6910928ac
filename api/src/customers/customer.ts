import { type Customer, type CustomerFields, CustomerFieldsSchema } from '@odeta/contracts';
import { age, BUYER_AGE, birthday, customerSchema, normalizePostCode, optional, withCounty } from '@odeta/validation';
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
  today?: () => Date;
}

/**
 * The fields in the country's usual spelling, or their errors. `known` is the stored data of the customer. H10: a new birth date must be
 * that of an adult.
 */
export function checkCustomer(
  fields: CustomerFields,
  { code: country, patterns, emailExceptions }: CountrySettings,
  { phoneRequired, known, today }: Checked,
): CheckedCustomer {
  const isStreetTypeKnownEmpty = known?.isAuthorized === true && known.streetType === '';
  const rules = { country, patterns, emailExceptions, phoneRequired, isStreetTypeKnownEmpty };
  const { entries } = customerSchema(rules);
  const schema = v.object({ ...entries, ...(today && { birthday: buyersBirthday(today) }) });
  const result = v.safeParse(schema, fields);
  if (!result.success) return { issues: result.issues };
  const postCode = normalizePostCode(country, result.output.postCode);
  return { fields: v.parse(CustomerFieldsSchema, withCounty(country, { ...result.output, postCode })) };
}

const buyersBirthday = (today: () => Date) => v.pipe(optional(), birthday(), age(BUYER_AGE, today));

/** Whether the chosen delivery requires a phone number. */
export const needsPhone = ({ methods }: CountrySettings, shipping: string | null): boolean =>
  methods.some(({ key, needsPhone: needed }) => key === shipping && needed);

export const emptyCustomer: CustomerFields = v.parse(CustomerFieldsSchema, {});
