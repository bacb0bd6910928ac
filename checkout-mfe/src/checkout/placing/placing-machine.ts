import type { SoldOutLine } from '@odeta/contracts';
import type { Problem } from '@odeta/storefront/actions';
import type { AwaitedPayment } from '../state/order-storage.ts';

/** Why the server refused the order. */
export interface Refusal {
  problem: Problem | null;
  /** The problem is only that the total is higher: nothing is invalid, but the customer has to see it. */
  isTotalChanged: boolean;
  /** Errors from the server, by form and field. A form with errors is opened. */
  forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Lines without enough pieces, until they are removed from the order. */
  soldOut: readonly SoldOutLine[];
}

export const noRefusal = (): Refusal => ({ problem: null, isTotalChanged: false, forms: {}, soldOut: [] });

/** The states of an order in the order in which it goes through them, each with what it holds. */
interface States {
  /** Nothing was sent since the page was opened. */
  idle: object;
  /** After a reload, or on the way back from the provider: the status of a started payment is requested (J1). */
  resuming: object;
  /** Customer, delivery and payment are saved. */
  saving: object;
  /** The proof for the bot protection is made (M9). */
  proving: object;
  /** The order is sent (M3). */
  sending: object;
  /** The redirect to the provider's page follows (M4). */
  redirecting: object;
  /** The payment is pending (M5, M6). */
  waiting: { awaited: AwaitedPayment };
  /** Paid, or to be paid on delivery: the redirect to the confirmation follows (M4, M5). */
  placed: object;
  /** The server refused the order (M7). */
  refused: { refusal: Refusal };
  /** The sold-out goods are removed from the order. */
  removing: { refusal: Refusal };
  /** No answer: the order may have been placed. The next attempt has the same idempotency key. */
  unknown: { refusal: Refusal };
  /** The payment failed (M8). `reason`: `null` when the server gives none. */
  failed: { reason: string | null };
  /** The customer wants another code or another payment; the former payment can still succeed. */
  givenUp: { focusAt: 'blikCode' | 'payment' };
}

export type PlacingStatus = keyof States;
export type Placing = { [Status in PlacingStatus]: { status: Status } & States[Status] }[PlacingStatus];

/** What happens to an order, each event with what it brings. */
interface Events {
  /** The customer opens the page anew. */
  opened: object;
  /** There is a started payment. */
  paymentFound: object;
  /** The customer orders. */
  ordered: object;
  /** The total is higher than the one that the customer saw, so that the order is not sent. */
  totalRose: { problem: Problem };
  saved: object;
  proved: object;
  /** The idempotency key belongs to other data; the order is sent again with a new one. */
  keyReplaced: object;
  refused: { refusal: Refusal };
  unanswered: { refusal: Refusal };
  /** The order has to be paid on another page. */
  redirected: object;
  /** The order has to be paid elsewhere while this page waits. */
  awaited: { awaited: AwaitedPayment };
  /** The payment is still pending. */
  pending: { expiresAt: string | null };
  /** The order is placed. */
  accepted: object;
  paymentFailed: { reason: string | null };
  /** The customer does not want to wait for the payment. */
  gaveUp: { focusAt: 'blikCode' | 'payment' };
  removalStarted: object;
  removed: object;
  removalFailed: { problem: Problem };
  /** There is nothing to continue, or an error of the program ended the work. */
  stopped: object;
}

export type PlacingEventType = keyof Events;
export type PlacingEvent = { [Type in PlacingEventType]: { type: Type } & Events[Type] }[PlacingEventType];

interface Row {
  to: Partial<Record<PlacingEventType, PlacingStatus>>;
  /** What can happen here without a meaning, for example a second click. */
  ignores?: readonly PlacingEventType[];
}

/** The server has accepted the order. This also counts when the page was left and opened anew before the answer arrived. */
const results = { redirected: 'redirecting', awaited: 'waiting', accepted: 'placed' } as const;

export const isResult = (type: PlacingEventType) => type in results;

const anywhere = { opened: 'idle', ...results } as const;
/** The customer can order, also again. */
const atRest = { ...anywhere, ordered: 'saving', totalRose: 'refused' } as const;
const attempting = { ...anywhere, refused: 'refused', unanswered: 'unknown', stopped: 'idle' } as const;
const secondClick = ['ordered', 'totalRose', 'removalStarted'] as const;
/** Of a payment that was given up only its success counts. */
const givenUpPayment = ['pending', 'paymentFailed', 'stopped'] as const;

/** All arrows. What a state neither leads on nor ignores cannot happen there. */
export const arrows: Readonly<Record<PlacingStatus, Row>> = {
  idle: { to: { ...atRest, paymentFound: 'resuming' } },
  resuming: { to: { ...anywhere, paymentFailed: 'failed', stopped: 'idle' }, ignores: secondClick },
  saving: { to: { ...attempting, saved: 'proving' }, ignores: secondClick },
  proving: { to: { ...attempting, proved: 'sending' }, ignores: secondClick },
  sending: { to: { ...attempting, keyReplaced: 'proving' }, ignores: secondClick },
  redirecting: { to: anywhere, ignores: [...secondClick, 'gaveUp', 'stopped'] },
  waiting: {
    to: { ...anywhere, pending: 'waiting', paymentFailed: 'failed', gaveUp: 'givenUp' },
    ignores: [...secondClick, 'stopped'],
  },
  placed: {
    to: { opened: 'idle' },
    ignores: ['redirected', 'awaited', 'accepted', ...secondClick, 'gaveUp', 'stopped'],
  },
  refused: { to: { ...atRest, removalStarted: 'removing' }, ignores: givenUpPayment },
  removing: {
    to: { ...anywhere, removed: 'idle', removalFailed: 'refused', stopped: 'refused' },
    ignores: secondClick,
  },
  unknown: { to: atRest },
  failed: { to: atRest, ignores: ['gaveUp'] },
  givenUp: { to: atRest, ignores: ['gaveUp', ...givenUpPayment] },
};

export interface PlacingState {
  placing: Placing;
  /** Number of payments that failed on this page or were given up. */
  failureCount: number;
}

export const nothingPlaced = (): PlacingState => ({ placing: { status: 'idle' }, failureCount: 0 });

/** What follows an event; `ignored` if it has no meaning in this state, and `impossible` if there is no arrow. */
export function transition(
  { placing, failureCount }: PlacingState,
  event: PlacingEvent,
): PlacingState | 'ignored' | 'impossible' {
  const { to, ignores = [] } = arrows[placing.status];
  const status = to[event.type];
  if (status === undefined) return ignores.includes(event.type) ? 'ignored' : 'impossible';
  if (event.type === 'opened') return nothingPlaced();
  const isFailure = event.type === 'paymentFailed' || event.type === 'gaveUp';
  return { placing: enter(status, placing, event), failureCount: failureCount + Number(isFailure) };
}

function enter(status: PlacingStatus, from: Placing, event: PlacingEvent): Placing {
  switch (status) {
    case 'waiting':
      return { status, awaited: awaitedAfter(from, event) };
    case 'refused':
    case 'removing':
    case 'unknown':
      return { status, refusal: refusalAfter(from, event) };
    case 'failed':
      return { status, reason: 'reason' in event ? event.reason : null };
    case 'givenUp':
      return { status, focusAt: 'focusAt' in event ? event.focusAt : 'payment' };
    default:
      return { status };
  }
}

function awaitedAfter(from: Placing, event: PlacingEvent): AwaitedPayment {
  if ('awaited' in event) return event.awaited;
  const { awaited } = from as { awaited: AwaitedPayment };
  return 'expiresAt' in event ? { ...awaited, expiresAt: event.expiresAt } : awaited;
}

function refusalAfter(from: Placing, event: PlacingEvent): Refusal {
  if ('refusal' in event) return event.refusal;
  const refusal = refusalOf(from);
  if (event.type === 'totalRose') return { ...refusal, problem: event.problem, isTotalChanged: true };
  return 'problem' in event ? { ...refusal, problem: event.problem } : refusal;
}

/** Why the last attempt was refused, as long as it is shown. */
export const refusalOf = (placing: Placing): Refusal => ('refusal' in placing ? placing.refusal : noRefusal());

/** Whether the customer can order now. */
export const canOrder = ({ status }: Pick<Placing, 'status'>) => arrows[status].to.ordered !== undefined;

const working: ReadonlySet<PlacingStatus> = new Set(['saving', 'proving', 'sending', 'removing']);

/** Whether the page waits for the server, which can take long. */
export const isSending = ({ status }: Pick<Placing, 'status'>) => working.has(status);
