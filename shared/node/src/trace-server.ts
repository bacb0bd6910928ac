import type { IncomingHttpHeaders } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { ObservedDetails, ServiceName } from './observe-requests.ts';
import { endRequestSpan, inSpan, startRequestSpan } from './tracing.ts';

interface TracedRequest {
  method: string;
  headers: IncomingHttpHeaders;
  routeOptions: { url?: string | undefined };
  observed?: ObservedDetails | undefined;
}

type Hook = (request: TracedRequest, reply: { statusCode: number }, done: () => void) => void;

interface Hooked {
  addHook(name: 'onRequest' | 'preHandler' | 'onResponse', hook: Hook): unknown;
}

/** Server only. A span for each request of a Fastify server. */
export function traceServer(app: Hooked, service: ServiceName): void {
  const spans = new WeakMap<object, Span>();
  const within: Hook = (request, _reply, done) => {
    const span = spans.get(request);
    if (span) inSpan(span, done);
    else done();
  };
  app.addHook('onRequest', (request, reply, done) => {
    spans.set(request, startRequestSpan(service, request.method, request.headers));
    within(request, reply, done);
  });
  // The events of a body that was read are not part of what ran before.
  app.addHook('preHandler', within);
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    const { method, observed, routeOptions } = request;
    if (span) endRequestSpan(span, method, observed?.route ?? routeOptions.url, statusCode);
    done();
  });
}
