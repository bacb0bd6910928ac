import { countryOfHost, placeOrder } from '@odeta/contracts';
import type { Metrics } from '@odeta/node/metrics';
import type { FastifyInstance } from 'fastify';

/** Orders as shoppers get them: placed, or refused with the code of a problem. */
export function measureOrders(metrics: Metrics, app: FastifyInstance): void {
  if (!metrics.isOn) return;
  const orders = metrics.counter({
    name: 'odeta_orders_total',
    help: 'Answers to orders: placed, or why they were refused.',
    labels: ['country', 'outcome'],
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.routeOptions.url !== `/api${placeOrder.path}` || request.method !== placeOrder.method) return;
    const refusal = request.observed?.error ?? `status ${statusCode}`;
    orders.add({ country: countryOfHost(request.host), outcome: statusCode === 200 ? 'placed' : refusal });
  });
}

/** Payments whose outcome became known to this process. */
export function measurePayments(metrics: Metrics): (state: string) => void {
  const payments = metrics.counter({
    name: 'odeta_payments_settled_total',
    help: 'Payments by the state that they got.',
    labels: ['state'],
  });
  return (state) => payments.add({ state });
}
