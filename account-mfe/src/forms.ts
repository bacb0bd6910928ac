import type { UnitForms } from '@odeta/storefront';
import { leaveAccount } from './account/account.form.ts';
import { logInByForm, registerByForm } from './log-in/log-in.form.ts';
import { askForReset, setNewPassword } from './password/password.form.ts';

export const forms = {
  'account.log-in': logInByForm,
  'account.register': registerByForm,
  'account.forgotten': askForReset,
  'account.new-password': setNewPassword,
  'account.log-out': leaveAccount,
} satisfies UnitForms;
