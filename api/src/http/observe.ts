import type { Metrics } from '@odeta/node/metrics';
import { createRequestObserver, type ObservedDetails, observeServer } from '@odeta/node/observe-requests';
import type { FastifyInstance } from 'fastify';

/** Measures and logs each request by the pattern of its route. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('observed');
  observeServer(app, createRequestObserver('api', { metrics, log: app.log }));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows better than the server: for `error`, the code of the problem details with which it was refused. */
    observed: ObservedDetails | undefined;
  }
}
