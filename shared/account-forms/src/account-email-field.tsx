import { type FieldBinding, TextField } from '@odeta/ui/forms';

interface Props {
  field: FieldBinding;
  label: string;
  /** The browser lists its passkeys for this shop, too. */
  withPasskeys?: boolean;
}

/** The e-mail address that identifies the account; password managers fill it in. */
export const AccountEmailField = ({ field, label, withPasskeys = false }: Props) => (
  <TextField field={field} label={label} autoComplete={withPasskeys ? 'username webauthn' : 'username'} required />
);
