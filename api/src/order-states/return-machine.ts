import type { ReturnKind } from '@odeta/contracts';

/** What has become of a return since it was opened. One of missing goods begins as `registered`, every other one as `opened`. */
export type ReturnState = 'opened' | 'ready' | 'registered' | 'sent' | 'completed' | 'cancelled';

/** What may happen to a return: the first comes from its buyer, `refunded` from the payment, the rest from the warehouse. */
export type ReturnHappening =
  | 'cancelled-by-buyer'
  | 'handed-over'
  | 'received'
  | 'refund-granted'
  | 'replaced'
  | 'refused'
  | 'refunded';

/** What a transition may depend on. */
export interface ReturnFacts {
  kind: ReturnKind;
  /** Whether money goes to the buyer that somebody still has to confirm: not as a voucher, and not nothing. */
  isPaidOut: boolean;
}

const conditions = {
  'a complaint': ({ kind }) => kind === 'complaint',
  'money is paid out': ({ isPaidOut }) => isPaidOut,
} satisfies Record<string, (facts: ReturnFacts) => boolean>;

interface ReturnTransition {
  from: readonly ReturnState[];
  on: ReturnHappening;
  /** Left out: always. */
  when?: keyof typeof conditions;
  to: ReturnState;
}

const notReceived = ['opened', 'ready'] as const;

/** Every way of a return from one state to another; the first that fits counts, and what fits none does not happen. */
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
];

/** `undefined` when it cannot happen in this state. */
export function nextReturnState(state: ReturnState, on: ReturnHappening, facts: ReturnFacts): ReturnState | undefined {
  return returnTransitions.find(
    ({ from, on: happening, when }) =>
      happening === on && from.includes(state) && (when === undefined || conditions[when](facts)),
  )?.to;
}
