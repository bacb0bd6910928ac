import { type CustomerFields, CustomerFieldsSchema } from '@odeta/contracts';

const names = Object.keys(CustomerFieldsSchema.entries) as (keyof CustomerFields)[];

/** Only the fields of a customer; unknown ones are empty. */
export const customerFieldsOf = (source: Partial<CustomerFields> | null): CustomerFields =>
  Object.fromEntries(names.map((name) => [name, source?.[name] ?? ''])) as CustomerFields;
