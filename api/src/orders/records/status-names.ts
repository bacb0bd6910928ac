import type { OrderStatus } from '@odeta/contracts';
import type { OrderState } from '../../order-states/order-machine.ts';

export const statusNames: Record<OrderState, OrderStatus> = {
  'awaiting-payment': 'in_progress',
  placed: 'in_progress',
  'in-progress': 'in_progress',
  subsequent: 'subsequent',
  sent: 'sent',
  review: 'review',
  'sold-out': 'sold_out',
  cancelled: 'cancelled',
};
