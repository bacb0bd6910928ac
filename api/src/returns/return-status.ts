import type { ReturnStatus } from '@odeta/contracts';
import type { ReturnState } from '../order-states/return-machine.ts';

/** Names of the specification. A parcel that was not sent in time is `unknown`. */
export function returnStatusOf(
  { state, sendBy }: { state: ReturnState; sendBy: string | null },
  today: string,
): ReturnStatus {
  if (state === 'cancelled') return 'unknown';
  return state === 'opened' && sendBy !== null && sendBy < today ? 'unknown' : state;
}
