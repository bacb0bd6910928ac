import { type AddressFields, AddressFieldsSchema } from '@odeta/contracts';

const names = Object.keys(AddressFieldsSchema.entries) as (keyof AddressFields)[];

/** Picks the fields of an address from a larger object; missing ones are empty. */
export const addressFieldsOf = (source: Partial<AddressFields>): AddressFields =>
  Object.fromEntries(names.map((name) => [name, source[name] ?? ''])) as AddressFields;
