import { countryCodes, countryOfHost, placeOrder } from '@odeta/contracts';
import type { Metrics } from '@odeta/node/metrics';
import type { FastifyInstance } from 'fastify';

/** Outcomes that are the shop's fault. */
const failures = ['busy', 'unexpected'];

/** Orders as shoppers get them: placed, or refused with the code of a problem. */
export function measureOrders(metrics: Metrics, app: FastifyInstance): void {
  if (!metrics.isOn) return;
  const orders = metrics.counter({
    name: 'odeta_orders_total',
    help: 'Answers to orders: placed, or why they were refused.',
    labels: ['country', 'outcome'],
  });
  // Prometheus sees an increase only of what was there before: the first failure must not be missed.
  for (const country of countryCodes) for (const outcome of failures) orders.add({ country, outcome }, 0);
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
