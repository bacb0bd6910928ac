import type { ServerResponse } from 'node:http';
import type { PaymentEvent } from '@odeta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import { meetVisitor, type Owner } from '../http/visitor.ts';
import { findOrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';

/** So often something is sent, or balancers and browsers take the stream for dead; and so often it is looked at anyway. */
const HEARTBEAT_MS = 15_000;
/** Then the browser opens it anew. */
const LONGEST_MS = 10 * 60_000;
/** How soon a browser comes back by itself. */
const RETRY_MS = 1500;

const OrderIdSchema = v.pipe(v.string(), v.uuid());

/**
 * M5, R9. The event stream of an order's payment, for the order's visitor alone. It begins with how things stand, so that
 * nothing is missed between two streams, and ends with the outcome.
 */
export function orderStreamRoutes(app: FastifyInstance, deps: Deps): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });

  app.get<{ Params: { orderId: string } }>('/api/checkout/order/:orderId/events', async (request, reply) => {
    const { idHash, country } = meetVisitor(request, deps.secret);
    const { orderId } = request.params;
    if (!idHash || !v.is(OrderIdSchema, orderId)) throw new Refusal('not-found');
    const owner = { idHash, country };
    if (!(await findOrderPayment(deps.db, owner, orderId))) throw new Refusal('not-found');

    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    open.add(response);
    response.once('close', () => open.delete(response));
    const known = request.headers['last-event-id'];
    follow(deps, owner, { orderId, response, known: typeof known === 'string' ? known : '' }, (error) =>
      request.log.error({ err: error }, 'order stream'),
    );
  });
}

interface Stream {
  orderId: string;
  response: ServerResponse;
  /** Id of the last event that the browser has. */
  known: string;
}

function follow(deps: Deps, owner: Owner, { orderId, response, known }: Stream, onError: (error: unknown) => void) {
  const said = { id: known };
  /** One look at a time; what changes meanwhile asks for another one. */
  const looking = { now: false, again: false };

  async function look() {
    looking.again = looking.now;
    if (looking.now) return;
    looking.now = true;
    try {
      const order = await findOrderPayment(deps.db, owner, orderId);
      if (order) send(response, eventOf(order), said);
    } finally {
      looking.now = false;
    }
    if (looking.again) await look();
  }
  // A look that fails says nothing: the next one, or the browser's own question, finds out.
  const lookSafely = () => void look().catch(onError);

  response.write(`retry: ${RETRY_MS}\n\n`);
  const unsubscribe = deps.orderEvents.subscribe(orderId, lookSafely);
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    lookSafely();
  }, HEARTBEAT_MS);
  const longest = setTimeout(() => response.end(), LONGEST_MS);
  response.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(longest);
  });
  lookSafely();
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

function eventOf(order: Parameters<typeof statusOf>[0]): PaymentEvent {
  const { paymentStatus: status, redirect, message, failure, expiresAt } = statusOf(order);
  return { status, redirect, message, failure, expiresAt };
}
