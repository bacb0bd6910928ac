import type { ServerResponse } from 'node:http';
import type { PaymentEvent } from '@odeta/contracts';
import type { OrderEvents } from './order-events.ts';
import type { OrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';

/** Interval of the heartbeat, without which load balancers and browsers close the stream; the order is also read each time. */
const HEARTBEAT_MS = 15_000;
/** After this time the stream ends, and the browser opens a new one. */
const LONGEST_MS = 10 * 60_000;
/** The browser's delay before it reconnects. */
const RETRY_MS = 1500;

interface Following {
  orderId: string;
  /** Id of the last event that the browser has received; empty: none. */
  known: string;
  /** Aborted when the shop closes: the stream ends, and the browser reconnects to another instance. */
  closing: AbortSignal;
  events: Pick<OrderEvents, 'subscribe'>;
  findOrder(): Promise<OrderPayment | undefined>;
  onError(error: unknown): void;
}

/**
 * Writes changes of an order's payment to an event stream, until the outcome is known, the browser disconnects or the shop closes. If
 * either has happened before, it starts neither timers nor listeners (M5, R9).
 */
export function followOrder(
  response: ServerResponse,
  { orderId, known, closing, events, findOrder, onError }: Following,
): void {
  // A response emits `close` only once, and that may already have happened.
  if (response.destroyed || closing.aborted) {
    response.end();
    return;
  }
  const said = { id: known };
  /** Only one read at a time; a change during a read causes another one. */
  const looking = { now: false, again: false };

  async function look() {
    looking.again = looking.now;
    if (looking.now) return;
    looking.now = true;
    try {
      const order = await findOrder();
      if (order) send(response, eventOf(order), said);
    } finally {
      looking.now = false;
    }
    if (looking.again) await look();
  }
  // A failed read sends nothing: a later read, or the browser's own request, gets the state.
  const lookSafely = () => void look().catch(onError);

  response.write(`retry: ${RETRY_MS}\n\n`);
  const unsubscribe = events.subscribe(orderId, lookSafely);
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    lookSafely();
  }, HEARTBEAT_MS);
  const longest = setTimeout(stop, LONGEST_MS);
  closing.addEventListener('abort', stop);
  response.once('close', stop);
  lookSafely();

  function stop() {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(longest);
    closing.removeEventListener('abort', stop);
    response.end();
  }
}

/** An event that the browser has already is not sent again, except for the outcome. */
function send(response: ServerResponse, event: PaymentEvent, said: { id: string }) {
  const id = [event.status, event.failure, event.expiresAt].filter(Boolean).join(' ');
  if (response.writableEnded || (event.status === 'pending' && id === said.id)) return;
  said.id = id;
  const type = event.status === 'pending' ? 'event: pending\n' : '';
  response.write(`id: ${id}\n${type}data: ${JSON.stringify(event)}\n\n`);
  if (event.status !== 'pending') response.end();
}

function eventOf(order: OrderPayment): PaymentEvent {
  const { paymentStatus: status, redirect, message, failure, expiresAt } = statusOf(order);
  return { status, redirect, message, failure, expiresAt };
}
