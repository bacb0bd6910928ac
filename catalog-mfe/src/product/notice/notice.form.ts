import { FORM_PROOF } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { sendNotice } from './notice.api.ts';

/** Asks for one e-mail when a size is back; the page then says where it goes. */
export const askByForm: FormAction = async ({ api }, { one }) => {
  await sendNotice(api, { variantId: one('variantId'), email: one('email') }, FORM_PROOF);
  return { again: { sent: ['yes'] } };
};
