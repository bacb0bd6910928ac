import * as v from 'valibot';
import { email } from './email.ts';
import { instantCode } from './instant-code.ts';
import { maxLength, orderNumber, required } from './rules.ts';

/** In characters, of a number. */
const LINE_LENGTH = 100;

/** P5. What an order of a guest is found by. */
export const findOrderSchema = () =>
  v.object({
    orderNumber: v.pipe(required(), maxLength(LINE_LENGTH), orderNumber),
    email: v.pipe(required(), email()),
  });

/** P5. The code that opens it: six digits, like that of a payment. */
export const orderCodeSchema = () => v.object({ code: instantCode });
