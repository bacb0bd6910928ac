import { OrderIdSchema } from '@odeta/contracts';
import { transportHeaders } from '@odeta/node/transport-headers';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { reportFailureOf } from '../http/failures.ts';
import { readSession } from '../http/session.ts';
import { followOrder } from './follow-order.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findOrderPayment } from './payment-status.repository.ts';

/**
 * M5, R9. The event stream of an order's payment, for the order's own session. It starts with the current state, so that nothing is missed
 * between two streams, and ends with the outcome.
 */
export function orderStreamRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.get<{ Params: { orderId: string } }>('/api/checkout/order/:orderId/events', async (request, reply) => {
    const { idHash, country } = readSession(request, deps.secret);
    const { orderId } = request.params;
    if (!idHash || !v.is(OrderIdSchema, orderId)) throw new ApiError('not-found');
    const session = { idHash, country };
    if (!(await findOrderPayment(deps.db, session, orderId))) throw new ApiError('not-found');

    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...transportHeaders(request.protocol),
    });
    const known = request.headers['last-event-id'];
    followOrder(response, {
      orderId,
      known: typeof known === 'string' ? known : '',
      closing: closing.signal,
      events: deps.orderEvents,
      findOrder: () => findOrderPayment(deps.db, session, orderId),
      onError: (cause) => reportFailureOf(request, { kind: 'part-unwell', part: 'order-events', cause }),
    });
  });
}
