import { CustomerFieldsSchema } from '@odeta/contracts';

/** Markup in every text field of an address, as a row from before a rule could have it. The field's name tells them apart. */
export const hostileAddress = Object.fromEntries(
  Object.keys(CustomerFieldsSchema.entries)
    .filter((field) => !['email', 'birthday'].includes(field))
    .map((field) => [field, `<img src=x onerror="alert(1)" alt='&${field}'>`]),
);
