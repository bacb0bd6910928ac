import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryOfHost } from '@odeta/contracts';
import type { Metrics } from '@odeta/node/metrics';
import { createRequestObserver, type ObservedDetails, observeServer } from '@odeta/node/observe-requests';
import type { FastifyInstance } from 'fastify';
import { hostOf } from '../api/api-gateway.ts';

export type ObserveForwarded = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

/** Measures and logs each request that `edge` answers or passes on. */
export function createObserver(app: FastifyInstance, metrics: Metrics) {
  const observe = createRequestObserver('edge', { metrics, log: app.log });
  app.decorateRequest('observed');
  observeServer(app, observe);
  return {
    /** Whether anybody wants to know. */
    isOn: observe !== undefined,

    /** Those that another server answers: the lines of `api` have their routes. */
    forwarded(request: IncomingMessage, response: ServerResponse, requestId: string): void {
      if (!observe) return;
      const begunAt = performance.now();
      const { method = 'GET', url = '/', headers } = request;
      response.once('close', () =>
        observe({
          method,
          route: `/${url.split('/')[1]}/*`,
          status: response.statusCode,
          ms: performance.now() - begunAt,
          country: countryOfHost(hostOf(headers)),
          requestId,
          isBroken: !response.writableFinished,
        }),
      );
    },
  };
}
export type Observer = ReturnType<typeof createObserver>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows better than the server. */
    observed: ObservedDetails | undefined;
  }
}
