import type { ServerResponse } from 'node:http';
import type { PaymentEvent } from '@odeta/contracts';
import type { OrderEvents } from './order-events.ts';
import type { OrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';

/** So often something is sent, or balancers and browsers take the stream for dead; and so often it is looked at anyway. */
const HEARTBEAT_MS = 15_000;
/** Then the browser opens it anew. */
const LONGEST_MS = 10 * 60_000;
/** How soon a browser comes back by itself. */
const RETRY_MS = 1500;

interface Following {
  orderId: string;
  /** Id of the last event that the browser has; empty: none. */
  known: string;
  /** The shop closes: the stream ends, and the browser comes back to another instance. */
  closing: AbortSignal;
  events: Pick<OrderEvents, 'subscribe'>;
  findOrder(): Promise<OrderPayment | undefined>;
  onError(error: unknown): void;
}

/**
 * Writes what becomes of an order's payment to an event stream, until its outcome, until the browser leaves or the shop
 * closes. Whoever has left already, or comes while the shop closes, leaves nothing behind that goes on (M5, R9).
 */
export function followOrder(
  response: ServerResponse,
  { orderId, known, closing, events, findOrder, onError }: Following,
): void {
  // A response says only once that it is closed.
  if (response.destroyed || closing.aborted) {
    response.end();
    return;
  }
  const said = { id: known };
  /** One look at a time; what changes meanwhile asks for another one. */
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
  // A look that fails says nothing: the next one, or the browser's own question, finds out.
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

/** An event that the browser has already is not sent again, but for the outcome. */
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
