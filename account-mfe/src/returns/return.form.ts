import type { FormAction } from '@odeta/storefront';
import { addresses } from '../addresses.ts';
import { orderUrl } from '../links/order-url.ts';
import { errorsOfShown, postedReturn } from './posted-return.ts';
import { wrongFields } from './return-fields.ts';
import { sendCancel, sendReturn } from './returns.api.ts';

/** Opens the return once nothing is missing; until then its page opens the next fields. The same page opens the same return. */
export const openReturnByForm: FormAction = async ({ api, i18n, session }, { all, one }, { params }) => {
  const typed = postedReturn(all);
  const wrong = wrongFields(typed, session.country.code, i18n.getFixedT(null, 'account'));
  const errors = errorsOfShown(wrong, typed, all);
  if (Object.keys(errors).length > 0) return { errors };
  if (Object.keys(wrong).length > 0) return { again: {} };

  const { id } = await sendReturn(api, { orderId: params.orderId ?? '', ...typed, attachments: [] }, one('key'));
  return { to: addresses.return.path.replace(':returnId', id) };
};

export const cancelReturnByForm: FormAction = async ({ api }, _, { params }) => {
  const { orderId } = await sendCancel(api, params.returnId ?? '');
  return { to: orderUrl(orderId) };
};
