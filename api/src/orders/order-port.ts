import type { OrderPort } from '../payments/order-port.ts';
import { insertEvent } from './order.repository.ts';
import { placeConsents } from './order-consents.repository.ts';
import { closePaidCart, releaseOrder, retakeOrder } from './order-pieces.ts';

export const orderPort: OrderPort = {
  async complete(trx, orderId) {
    await placeConsents(trx, orderId);
    await closePaidCart(trx, orderId);
  },
  release: releaseOrder,
  retake: retakeOrder,
  addEvent: insertEvent,
};
