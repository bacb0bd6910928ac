import { placeOrder } from '@odeta/contracts';
import { unwell } from '@odeta/node/failure-log';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CountingDeps, countFacts } from './canary-visit.ts';

/** Units whose versions take part in an order. */
const UNITS = ['shell', 'cart', 'checkout'];

/**
 * Counts who tried to order, and for whom that failed in a way that no page should cause: a server error, or a request that the contract
 * does not allow. Sold-out goods or a refused card are not failures of a version.
 */
export function countOrders(app: FastifyInstance, deps: CountingDeps): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== `/api${placeOrder.path}` || request.method !== placeOrder.method) return;
    const facts = isFailed(reply) ? (['ordered', 'order'] as const) : (['ordered'] as const);
    await countFacts(deps, request, facts, ({ unit }) => UNITS.includes(unit)).catch(
      unwell(request.server, 'canaries'),
    );
  });
}

const isFailed = ({ statusCode }: FastifyReply) => statusCode >= 500 || statusCode === 422;
