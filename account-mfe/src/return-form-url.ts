import { returnFormPageOf } from '@odeta/contracts';

/** Where goods of an order are returned; with a line that one is chosen. */
export const returnFormUrl = (orderId: string, lineId?: string): string =>
  lineId === undefined ? returnFormPageOf(orderId) : `${returnFormPageOf(orderId)}?line=${lineId}`;
