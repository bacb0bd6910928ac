import type { SoldOutLine } from '@odeta/contracts';
import type { Problem } from '@odeta/purchase';
import type { AwaitedPayment } from './order-storage.ts';

/** Where the buyer goes now (M4), or what the server found wrong with fields (H22); `null`: nothing more to do. */
export type Outcome = { redirect: string } | { fieldErrors: Record<string, string> } | null;

export interface OrderState {
  /** `waiting`: for the payment; `placed`: the buyer is about to be sent on. */
  status: 'idle' | 'sending' | 'waiting' | 'placed';
  problem: Problem | null;
  /** M7. Lines of which there are not enough pieces, until they are taken out of the order. */
  soldOut: SoldOutLine[];
  /** H22, M7. What the server found wrong, by form and field; a form that holds something of it is open. */
  refused: Record<string, Record<string, string>>;
  /** R6. What the buyer typed; kept nowhere else, and sent once. */
  blikCode: string;
  /** What is waited for. */
  awaited: AwaitedPayment | null;
  /** M8. What the buyer reads of the payment that failed last; `null` when the server does not say why. */
  failure: string | null;
  /** The control that the buyer asked for by giving a payment up; `null` after one that failed. */
  focusAt: 'blikCode' | 'payment' | null;
  /** How often a payment has failed on this page, or was given up for another one. */
  failureCount: number;
}

export const emptyOrder = (): OrderState => ({
  status: 'idle',
  problem: null,
  soldOut: [],
  refused: {},
  blikCode: '',
  awaited: null,
  failure: null,
  focusAt: null,
  failureCount: 0,
});
