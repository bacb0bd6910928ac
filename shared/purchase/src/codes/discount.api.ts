import { deleteDiscountCode, useDiscountCode as takeDiscountCode } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The form shows the error itself. */
const options = { suppressMessages: true };

export const sendDiscountCode = (api: ApiClient, code: string) => api.send(takeDiscountCode, { code }, options);

export const sendDiscountRemoval = (api: ApiClient, voucherId: string | undefined) =>
  api.send(deleteDiscountCode, { voucherId }, options);
