import { buyingPages } from '@odeta/contracts';
import { sendDiscountCode, sendDiscountRemoval } from '@odeta/purchase/discount-api';
import type { FormAction } from '@odeta/storefront';
import { sendQuantity } from './cart.api.ts';
import { sendRemoved, sendSaved, sendUndo } from './remove-lines.api.ts';

/** A button of a line: removes it, moves it to the saved items, or changes its quantity: `<line>:<quantity>`. */
export const changeCart: FormAction = async ({ api }, fields) => {
  const [removed, saved] = [fields.all('remove'), fields.all('save')];
  if (removed.length > 0) await sendRemoved(api, removed);
  if (saved.length > 0) await sendSaved(api, saved);
  const taken = [...removed, ...saved];
  if (taken.length > 0) return { to: `${buyingPages.cart}?taken=${encodeURIComponent(taken.join())}` };

  const [entryId = '', quantity = ''] = fields.one('quantity').split(':');
  if (entryId !== '') await sendQuantity(api, entryId, Number(quantity));
  return { to: buyingPages.cart };
};

export const undoRemoval: FormAction = async ({ api }, fields) => {
  await sendUndo(api, [...fields.all('entry')]);
  return { to: buyingPages.cart };
};

export const takeCartCode: FormAction = async ({ api, i18n }, fields) => {
  const code = fields.one('code');
  if (code === '') return { errors: { code: i18n.t('purchase.discounts.empty', { ns: 'cart' }) } };
  await sendDiscountCode(api, code);
  return { to: buyingPages.cart };
};

/** Without a value: the discount code. */
export const removeCartCode: FormAction = async ({ api }, fields) => {
  await sendDiscountRemoval(api, fields.one('voucher') || undefined);
  return { to: buyingPages.cart };
};
