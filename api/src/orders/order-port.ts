import type { OrderPort } from '../payments/order-port.ts';
import { insertEvent } from './records/order.repository.ts';
import { placeConsents } from './records/order-consents.repository.ts';
import {
  addFailedEmail,
  addPaidEmail,
  addRefundEmail,
  addRefundFailedEmail,
} from './records/order-emails.repository.ts';
import { closePaidCart, releaseOrder, retakeOrder } from './records/order-pieces.ts';

export const orderPort: OrderPort = {
  async complete(trx, orderId, paymentId) {
    await placeConsents(trx, orderId);
    await closePaidCart(trx, orderId);
    await addPaidEmail(trx, orderId, paymentId);
  },
  paymentFailed: addFailedEmail,
  release: releaseOrder,
  retake: retakeOrder,
  refunded: addRefundEmail,
  refundFailed: addRefundFailedEmail,
  addEvent: insertEvent,
};
