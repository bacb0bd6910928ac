import type { Metrics } from './metrics.ts';
import type { ServiceName } from './observe-requests.ts';

/** Server only. An overloaded process would answer all requests late. It refuses new visitors before that happens. */

/** Milliseconds for which the event loop is late on average. */
const MOST_DELAY = 1_000;

/** `queue`: others wait; `event-loop`: this process has no time left; `database`: statements wait for a connection. */
const reasons = ['queue', 'event-loop', 'database'] as const;
export type ShedReason = (typeof reasons)[number];

/** A server with `@fastify/under-pressure`. */
interface MeasuredServer {
  memoryUsage(): { eventLoopDelay: number };
}

/** After a pause of the whole machine there is no measurement, which the plug-in calls infinite. */
export function isLate(server: MeasuredServer): boolean {
  const { eventLoopDelay } = server.memoryUsage();
  return eventLoopDelay > MOST_DELAY && Number.isFinite(eventLoopDelay);
}

/** Returns the function that counts a refused request. */
export function countShed(metrics: Metrics, service: ServiceName): (reason: ShedReason) => void {
  const requests = metrics.counter({
    name: 'odeta_shed_requests_total',
    help: 'Requests that were refused with 503, because others are before them.',
    labels: ['service_name', 'reason'],
  });
  // Prometheus sees an increase only of what was there before.
  for (const reason of reasons) requests.add({ service_name: service, reason }, 0);
  return (reason) => requests.add({ service_name: service, reason });
}
