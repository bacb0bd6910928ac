import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryOfHost } from '@odeta/contracts';
import type { Metrics } from '@odeta/node/metrics';
import { createRequestObserver, type ObservedDetails, observeServer } from '@odeta/node/observe-requests';
import { traceServer } from '@odeta/node/trace-server';
import { endRequestSpan, startRequestSpan, TRACE_HEADER } from '@odeta/node/tracing';
import type { FastifyInstance } from 'fastify';
import { hostOf } from '../api/api-gateway.ts';

export type ObserveForwarded = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

/** Measures and logs each request that `edge` answers or passes on. */
export function createObserver(app: FastifyInstance, metrics: Metrics, { isTraced }: { isTraced: boolean }) {
  const observe = createRequestObserver('edge', { metrics, log: app.log });
  app.decorateRequest('observed');
  observeServer(app, observe);
  if (isTraced) traceServer(app, 'edge');
  else app.addHook('onRequest', async ({ headers }) => void delete headers[TRACE_HEADER]);
  return {
    /** Whether anybody wants to know. */
    isOn: observe !== undefined,

    /** Those that another server answers: the lines of `api` have their routes. */
    forwarded(request: IncomingMessage, response: ServerResponse, requestId: string): void {
      if (isTraced) traceForwarded(request, response);
      else delete request.headers[TRACE_HEADER];
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
/** Its headers then name the span, and are passed on. */
function traceForwarded(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request;
  const span = startRequestSpan('edge', method, request.headers);
  response.once('close', () => endRequestSpan(span, method, `/${url.split('/')[1]}/*`, response.statusCode));
}

export type Observer = ReturnType<typeof createObserver>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows better than the server. */
    observed: ObservedDetails | undefined;
  }
}
