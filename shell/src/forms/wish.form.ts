import { WISH_FORM } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { sendRemovedWish, sendWish } from './wishes.api.ts';

const WISHLIST = '/wishlist';

/** A heart (`postedWish`). Pages that are the same for everyone do not show what is on the list, so the list itself comes next. */
export const wishByForm: FormAction = async ({ api }, fields) => {
  const [act, productId = '', color = '', variantId = ''] = fields.one(WISH_FORM).split(',');
  const wish = { productId, color };
  if (act === 'remove') await sendRemovedWish(api, wish);
  else await sendWish(api, wish, variantId || null);
  return { to: WISHLIST };
};
