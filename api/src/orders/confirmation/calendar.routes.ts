import { orderCalendarOf } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { readSession } from '../../http/session.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { deliveryEvents } from './delivery-event.ts';
import { findConfirmed } from './find-confirmed.ts';

/** The calendar file of an order, for everyone who may see the order. */
export function calendarRoutes(app: FastifyInstance, deps: Pick<OrderDeps, 'db' | 'secret' | 'settings'>): void {
  app.get<{ Params: { orderId: string } }>(
    orderCalendarOf(':orderId'),
    { schema: { hide: true } },
    async (request, reply) => {
      const { idHash, country } = readSession(request, deps.secret);
      const { orderId } = request.params;
      const { order, unpaid } = await findConfirmed(deps, idHash && { idHash, country }, { key: null, orderId });
      if (unpaid) throw new ApiError('not-found');
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="odeta-${order.number.replaceAll(' ', '-')}.ics"`,
          'content-type': 'text/calendar; charset=utf-8',
        })
        .send(deliveryEvents(order, deps.settings.of(country)));
    },
  );
}
