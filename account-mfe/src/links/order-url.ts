import { addresses } from '../addresses.ts';

export const orderUrl = (orderId: string): string => addresses.order.path.replace(':orderId', orderId);
