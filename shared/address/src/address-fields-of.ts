import { type AddressFields, addressFieldNames } from '@odeta/contracts';

/** Picks the fields of an address from a larger object; missing ones are empty. */
export const addressFieldsOf = (source: Partial<AddressFields>): AddressFields =>
  Object.fromEntries(addressFieldNames.map((name) => [name, source[name] ?? ''])) as AddressFields;
