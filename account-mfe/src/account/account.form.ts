import type { FormAction } from '@odeta/storefront';
import { sendLogOut } from './account.api.ts';
import { LOGGED_OUT } from './account.store.ts';

export const leaveAccount: FormAction = async ({ api }) => {
  await sendLogOut(api);
  return { to: LOGGED_OUT };
};
