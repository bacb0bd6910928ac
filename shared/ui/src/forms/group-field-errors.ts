import type { FieldErrors } from '@odeta/contracts';

/** The form of fields whose error key has no dot. */
const FORM_OF_BARE_KEYS = 'checkoutConsents';

/** The server's field errors by form and field: `customer.email` is the field `email` of the form `customer`. */
export function groupFieldErrors(errors: FieldErrors): Record<string, Record<string, string>> {
  const forms: Record<string, Record<string, string>> = {};
  for (const [key, [message]] of Object.entries(errors)) {
    const dot = key.indexOf('.');
    const form = dot < 0 ? FORM_OF_BARE_KEYS : key.slice(0, dot);
    const fields = forms[form] ?? {};
    if (message) fields[key.slice(dot + 1)] = message;
    forms[form] = fields;
  }
  return forms;
}
