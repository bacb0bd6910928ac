import { type AddressFields, AddressFieldsSchema, type CountryCode } from '@odeta/contracts';
import { normalizePostCode, shippingAddressSchema, withCounty } from '@odeta/validation';
import * as v from 'valibot';
import { fieldsError } from '../../http/validation.ts';
import type { SettingsDeps } from '../../settings/settings-deps.ts';

/** The address in the country's usual spelling. Throws an `ApiError` with the errors of the fields. */
export function checkedAddress(
  { settings }: Pick<SettingsDeps, 'settings'>,
  country: CountryCode,
  fields: AddressFields,
): AddressFields {
  const { patterns } = settings.of(country);
  const result = v.safeParse(shippingAddressSchema({ country, patterns }), fields);
  if (!result.success) throw fieldsError(country, result.issues, 'shippingAddress');
  const postCode = normalizePostCode(country, result.output.postCode);
  return v.parse(AddressFieldsSchema, withCounty(country, { ...result.output, postCode }));
}
