import type { SoldOutLine } from '@odeta/contracts';
import type { Problem } from '@odeta/purchase';
import type { AwaitedPayment } from '../state/order-storage.ts';

/** A redirect, or the server's errors of fields; `null` when there is nothing more to do. */
export type Outcome = { redirect: string } | { fieldErrors: Record<string, string> } | null;

export interface OrderState {
  /** `waiting`: the payment is pending; `placed`: the redirect follows. */
  status: 'idle' | 'sending' | 'waiting' | 'placed';
  problem: Problem | null;
  /** The problem is only that the total is higher: nothing is wrong, but the customer has to see it. */
  isTotalChanged: boolean;
  /** Lines without enough pieces, until they are removed from the order. */
  soldOut: SoldOutLine[];
  /** Errors from the server, by form and field. A form with errors is opened. */
  refused: Record<string, Record<string, string>>;
  /** Never stored, and sent once. */
  blikCode: string;
  /** The pending payment. */
  awaited: AwaitedPayment | null;
  /** The message about the last failed payment; `null` when the server gives no reason. */
  failure: string | null;
  /** The control that the customer wanted when giving up a payment; `null` after a failed one. */
  focusAt: 'blikCode' | 'payment' | null;
  /** Number of payments that failed on this page or were given up for another one. */
  failureCount: number;
}

export const emptyOrder = (): OrderState => ({
  status: 'idle',
  problem: null,
  isTotalChanged: false,
  soldOut: [],
  refused: {},
  blikCode: '',
  awaited: null,
  failure: null,
  focusAt: null,
  failureCount: 0,
});
