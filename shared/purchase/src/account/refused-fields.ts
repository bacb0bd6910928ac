import type { ApiError } from '@odeta/storefront';

/** What the server finds wrong with fields, by their names without the form's. */
export const refusedFieldsOf = ({ validation }: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(validation).map(([key, [message = '']]) => [key.split('.').at(-1), message]));
