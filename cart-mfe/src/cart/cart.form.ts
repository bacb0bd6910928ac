import { buyingPages } from '@odeta/contracts';
import { sendDiscountCode, sendDiscountRemoval } from '@odeta/purchase/discount-api';
import type { FormAction } from '@odeta/storefront';
import { sendQuantity } from './cart.api.ts';
import { sendRemoved, sendSaved, sendUndo } from './remove-lines.api.ts';

/**
 * A button of a line: removes it, moves it to the saved items, or changes its quantity. Pages of versions before December 2026 name the line in the
 * button: `7` or `7:<quantity>`.
 */
export const changeCart: FormAction = async ({ api }, fields) => {
  const entry = fields.one('entry');
  // Browsers differ in what a button without a value posts: nothing, or `BUTTON`.
  const linesOf = (act: string) => fields.all(act).map((named) => entry || named);
  const [removed, saved] = [linesOf('remove'), linesOf('save')];
  if (removed.length > 0) await sendRemoved(api, removed);
  if (saved.length > 0) await sendSaved(api, saved);
  const taken = [...removed, ...saved];
  if (taken.length > 0) return { to: `${buyingPages.cart}?taken=${encodeURIComponent(taken.join())}` };

  const chosen = fields.one('quantity');
  const [entryId = '', quantity = ''] = entry === '' ? chosen.split(':') : [entry, chosen];
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
