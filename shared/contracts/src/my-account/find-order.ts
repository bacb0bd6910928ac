import * as v from 'valibot';
import { OrderIdSchema } from '../checkout/payment.ts';
import { endpoint } from '../endpoint.ts';
import { EmailSchema } from './account.ts';

/** P5. The page on which a guest finds his order. */
export const findOrderPage = '/my-account/find-order';

/** Digits of the code that opens an order. */
export const ORDER_CODE_DIGITS = 6;
/** For so long it can be used, */
export const ORDER_CODE_MINUTES = 15;
/** and so often it can be typed. */
export const ORDER_CODE_TRIES = 5;

const NumberSchema = v.pipe(v.string(), v.maxLength(100));

/**
 * P5. Sends a code to the e-mail of an order. The answer is the same whether there is such an order or not: nobody learns who has
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
 * P5. Opens an order by the code of its e-mail, once: this browser sees it for seven days, as by the link of an e-mail. Whatever is
 * wrong with number, e-mail or code is answered by the same error of the field `code`.
 */
export const openOrderByCode = endpoint({
  method: 'POST',
  path: '/my-account/order-code/open',
  summary: 'P5. Opens an order by the code that was sent',
  payload: v.object({ orderNumber: NumberSchema, email: EmailSchema, code: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({ orderId: OrderIdSchema }),
});
