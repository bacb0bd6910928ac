import * as v from 'valibot';
import { email } from './email.ts';
import { instantCode } from './instant-code.ts';
import { maxLength, orderNumber, required } from './rules.ts';

/** Characters of an order number as typed. */
const LINE_LENGTH = 100;

/** P5. What a guest's order is looked up by. */
export const findOrderSchema = () =>
  v.object({
    orderNumber: v.pipe(required(), maxLength(LINE_LENGTH), orderNumber),
    email: v.pipe(required(), email()),
  });

/** P5. The code that opens the order: six digits, like the code of an instant payment. */
export const orderCodeSchema = () => v.object({ code: instantCode });
