import { buyingPages, FORM_PROOF, PASSWORD_CHANGED, RESET_FROM } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { addresses } from '../addresses.ts';
import { sendNewPassword, sendResetRequest } from './password.api.ts';

const fromOf = (query: URLSearchParams) => (query.get(RESET_FROM) === 'checkout' ? 'checkout' : 'account');

export const askForReset: FormAction = async ({ api }, fields, { path, query }) => {
  await sendResetRequest(api, { email: fields.one('email'), from: fromOf(query) }, FORM_PROOF);
  return { to: `${path}?sent` };
};

export const setNewPassword: FormAction = async ({ api }, fields, { query }) => {
  await sendNewPassword(api, { token: query.get('password-reset') ?? '', password: fields.all('password')[0] ?? '' });
  const page = fromOf(query) === 'checkout' ? buyingPages.checkout : addresses.logIn.path;
  return { to: `${page}?${PASSWORD_CHANGED}=true` };
};
