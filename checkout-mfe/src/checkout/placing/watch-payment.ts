import { buyingPages, type PaymentEvent, type PaymentStatus } from '@odeta/contracts';
import { ApiError } from '@odeta/storefront';
import type { OpenStream } from './open-stream.ts';

/** M6: milliseconds until the payment status is requested repeatedly. */
const TIME_LIMIT = 120_000;
/** Milliseconds before a closed stream is opened again; doubled each time, up to the second value. */
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
/** Milliseconds between status requests after the time limit. */
const CHECK_PAUSE = 3000;

export type PaymentEnd =
  | { status: 'success'; redirect: string }
  | { status: 'failed'; message: string | null }
  /** The page does not wait any more. */
  | { status: 'left' };

export interface WatchOptions {
  /** URL of the event stream. */
  listener: string;
  openStream: OpenStream;
  check: () => Promise<PaymentStatus>;
  /** `expiresAt`: the payment is pending until then. */
  onPending: (expiresAt: string | null) => void;
  /** The connection is lost, which says nothing about the payment. */
  onTrouble: () => void;
}

export interface PaymentWatch {
  end: Promise<PaymentEnd>;
  leave: () => void;
}

/**
 * Waits until the server knows the result of a payment. Only the server's answer ends it: after a lost connection, a silent stream or a
 * failed request it asks again, and never assumes a failure.
 */
export function watchPayment(options: WatchOptions): PaymentWatch {
  const { promise: end, resolve } = withResolver<PaymentEnd>();
  const stopped = new AbortController();
  const pause = { stream: SHORTEST_PAUSE };
  const checker = askedOneByOne(options.check);
  let closeStream: (() => void) | null = null;

  function finish(result: PaymentEnd) {
    stopped.abort();
    resolve(result);
  }

  function take({ status, redirect, message, expiresAt }: Omit<PaymentEvent, 'failure'>) {
    if (stopped.signal.aborted) return;
    if (status === 'pending') options.onPending(expiresAt);
    else if (status === 'success') finish({ status, redirect: redirect ?? buyingPages.confirm });
    else finish({ status, message });
  }

  async function ask() {
    const answer = await checker();
    if (answer === 'asked already' || stopped.signal.aborted) return;
    if (answer === 'unanswered') options.onTrouble();
    else take({ ...answer, status: answer.paymentStatus });
  }

  function open() {
    closeStream?.();
    closeStream = options.openStream(options.listener, {
      onEvent(event) {
        pause.stream = SHORTEST_PAUSE;
        take(event);
      },
      onError(isGone) {
        if (stopped.signal.aborted) return;
        options.onTrouble();
        void ask();
        if (!isGone) return;
        later(open, pause.stream, stopped.signal);
        pause.stream = Math.min(pause.stream * 2, LONGEST_PAUSE);
      },
    });
  }

  const askAgain = () => void ask().then(() => later(askAgain, CHECK_PAUSE, stopped.signal));
  stopped.signal.addEventListener('abort', () => closeStream?.());
  whenVisible(() => void ask(), stopped.signal);
  open();
  later(askAgain, TIME_LIMIT, stopped.signal);

  return { end, leave: () => finish({ status: 'left' }) };
}

/** Requests the payment status, one request at a time. */
function askedOneByOne(check: () => Promise<PaymentStatus>) {
  let isPending = false;
  return async () => {
    if (isPending) return 'asked already' as const;
    isPending = true;
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return 'unanswered' as const;
    } finally {
      isPending = false;
    }
  };
}

function later(work: () => void, pause: number, signal: AbortSignal) {
  if (signal.aborted) return;
  const timer = setTimeout(work, pause);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** For example when the customer returns from the bank's app. */
function whenVisible(work: () => void, signal: AbortSignal) {
  const { document } = globalThis;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && work(), { signal });
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
