import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { EmailSchema } from './account.ts';

/** P5. The page on which guests find their orders. */
export const findOrderPage = '/my-account/find-order';

/** Digits of the code for opening an order. */
export const ORDER_CODE_DIGITS = 6;
/** Minutes for which the code is valid. */
export const ORDER_CODE_MINUTES = 15;
/** Maximum number of attempts. */
export const ORDER_CODE_TRIES = 5;

const NumberSchema = v.pipe(v.string(), v.maxLength(100));

/**
 * P5. Sends a code to the e-mail of an order. The response is the same whether the order exists or not, so that nobody learns who
 * bought what. Field errors have the names of the fields.
 */
export const requestOrderCode = endpoint({
  method: 'POST',
  path: '/my-account/order-code',
  summary: 'P5. Sends the code by which a guest opens his order',
  payload: v.object({ orderNumber: NumberSchema, email: EmailSchema }),
  body: v.object({}),
  problems: ['bot-protection'],
});

/**
 * P5. Opens an order with the code of the e-mail, once: this browser can see it for seven days, as with an e-mail's link. A wrong
 * number, e-mail or code always gives the same error at the field `code`.
 */
export const openOrderByCode = endpoint({
  method: 'POST',
  path: '/my-account/order-code/open',
  summary: 'P5. Opens an order by the code that was sent',
  payload: v.object({ orderNumber: NumberSchema, email: EmailSchema, code: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({ orderId: OrderIdSchema }),
});
