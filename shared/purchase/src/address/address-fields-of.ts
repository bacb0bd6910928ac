import { type AddressFields, AddressFieldsSchema } from '@odeta/contracts';

const names = Object.keys(AddressFieldsSchema.entries) as (keyof AddressFields)[];

/** The fields of an address and nothing else; what is not known is empty. */
export const addressFieldsOf = (source: Partial<AddressFields>): AddressFields =>
  Object.fromEntries(names.map((name) => [name, source[name] ?? ''])) as AddressFields;
