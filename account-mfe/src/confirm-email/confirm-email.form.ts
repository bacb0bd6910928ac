import { ApiError, type FormAction } from '@odeta/storefront';
import { addresses } from '../addresses.ts';
import { sendToken, TOKEN } from './confirm-email.api.ts';

/** The settings show which e-mail is confirmed; the page without a token says that the link is no longer valid. */
export const confirmByLink: FormAction = async ({ api }, _, { query }) => {
  try {
    await sendToken(api, query.get(TOKEN) ?? '');
    return { to: addresses.settings.path };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown-link') throw error;
    return { to: addresses.confirmEmail.path };
  }
};
