import { addresses } from './addresses.ts';

/** Where goods of an order are returned; with a line that one is chosen. */
export function returnFormUrl(orderId: string, lineId?: string): string {
  const path = addresses.returnForm.path.replace(':orderId', orderId);
  return lineId === undefined ? path : `${path}?line=${lineId}`;
}
