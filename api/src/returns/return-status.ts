import type { ReturnStatus } from '@odeta/contracts';
import type { ReturnState } from '../order-states/return-machine.ts';

/** By the names of the specification. A parcel that did not come in its time is somewhere that nobody knows. */
export function returnStatusOf(
  { state, sendBy }: { state: ReturnState; sendBy: string | null },
  today: string,
): ReturnStatus {
  if (state === 'cancelled') return 'unknown';
  return state === 'opened' && sendBy !== null && sendBy < today ? 'unknown' : state;
}
