import { returnFormPageOf } from '@odeta/contracts';

/** The URL of the return form; with a line, that one is preselected. */
export const returnFormUrl = (orderId: string, lineId?: string): string =>
  lineId === undefined ? returnFormPageOf(orderId) : `${returnFormPageOf(orderId)}?line=${lineId}`;
