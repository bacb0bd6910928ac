import type { FormAction } from '@odeta/storefront';
import { sendCancel } from './orders.api.ts';

export const cancelOrderByForm: FormAction = async ({ api }, _, { params, path }) => {
  await sendCancel(api, params.orderId ?? '');
  return { to: path };
};
