import type { ApiError } from '@odeta/storefront';

/** The server's first validation message of each field, by the field's name without the form's prefix. */
export const refusedFieldsOf = ({ validation }: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(validation).map(([key, [message = '']]) => [key.split('.').at(-1), message]));
