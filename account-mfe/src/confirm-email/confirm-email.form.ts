import type { FormAction } from '@odeta/storefront';
import { addresses } from '../addresses.ts';
import { sendToken, TOKEN } from './confirm-email.api.ts';

/** The settings show which e-mail is confirmed. */
export const confirmByLink: FormAction = async ({ api }, _, { query }) => {
  await sendToken(api, query.get(TOKEN) ?? '');
  return { to: addresses.settings.path };
};
