import { type FieldBinding, TextField } from '@odeta/ui/forms';

/** The e-mail address that identifies the account; password managers fill it in. */
export const AccountEmailField = ({ field, label }: { field: FieldBinding; label: string }) => (
  <TextField field={field} label={label} autoComplete="username" required />
);
