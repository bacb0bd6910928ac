import type { ReturnKind } from '@odeta/contracts';

/** Returns for missing goods start as `registered`, all others as `opened`. */
export type ReturnState = 'opened' | 'ready' | 'registered' | 'sent' | 'completed' | 'cancelled';

/** Events of a return: the first comes from its buyer, the last two from the payment, the rest from the warehouse. */
export type ReturnHappening =
  | 'cancelled-by-buyer'
  | 'handed-over'
  | 'received'
  | 'refund-granted'
  | 'replaced'
  | 'refused'
  | 'refunded'
  | 'refund-failed';

export interface ReturnFacts {
  kind: ReturnKind;
  /** Whether there is a refund that the payment provider or the bank must confirm: not a voucher, and not an amount of 0. */
  isPaidOut: boolean;
}

const conditions = {
  'a complaint': ({ kind }) => kind === 'complaint',
  'money is paid out': ({ isPaidOut }) => isPaidOut,
} satisfies Record<string, (facts: ReturnFacts) => boolean>;

interface ReturnTransition {
  from: readonly ReturnState[];
  on: ReturnHappening;
  /** By default: always. */
  when?: keyof typeof conditions;
  to: ReturnState;
}

const notReceived = ['opened', 'ready'] as const;

/** All transitions of a return; the first match counts, and an event without a match is refused. */
export const returnTransitions: readonly ReturnTransition[] = [
  { from: ['opened'], on: 'cancelled-by-buyer', to: 'cancelled' },
  { from: ['opened'], on: 'handed-over', to: 'ready' },
  { from: notReceived, on: 'received', when: 'a complaint', to: 'registered' },
  { from: notReceived, on: 'received', when: 'money is paid out', to: 'sent' },
  { from: notReceived, on: 'received', to: 'completed' },
  { from: ['registered'], on: 'refund-granted', when: 'money is paid out', to: 'sent' },
  { from: ['registered'], on: 'refund-granted', to: 'completed' },
  { from: ['registered'], on: 'replaced', to: 'completed' },
  { from: ['registered'], on: 'refused', to: 'completed' },
  { from: ['sent'], on: 'refunded', to: 'completed' },
  { from: ['completed'], on: 'refund-failed', when: 'money is paid out', to: 'sent' },
];

/** `undefined` when the event is not possible in this state. */
export function nextReturnState(state: ReturnState, on: ReturnHappening, facts: ReturnFacts): ReturnState | undefined {
  return returnTransitions.find(
    ({ from, on: happening, when }) =>
      happening === on && from.includes(state) && (when === undefined || conditions[when](facts)),
  )?.to;
}
