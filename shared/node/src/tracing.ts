import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ServiceName } from './observe-requests.ts';

/** Server only. Spans of requests; nothing is recorded unless the process has opened tracing. */

/** https://www.w3.org/TR/trace-context/ */
export const TRACE_HEADER = 'traceparent';

/** Characters of a statement. */
const LONGEST_TEXT = 2_000;

const tracer = () => trace.getTracer('odeta');
const contextOf = (traceparent: unknown) =>
  typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { [TRACE_HEADER]: traceparent }) : ROOT_CONTEXT;

/** The header value of a span, or of the current one; `undefined` where nothing is traced. */
export function traceparentOf(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  if (!span) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(trace.setSpan(ROOT_CONTEXT, span), carrier);
  return carrier[TRACE_HEADER];
}

/**
 * The span of a request that arrived; its headers name this span afterwards, for the servers that it is passed to. At `edge` it begins a trace,
 * because anybody can write the header: with a trace of their choice requests would be hidden, or appear in the trace of others.
 */
export function startRequestSpan(service: ServiceName, method: string, headers: IncomingHttpHeaders): Span {
  const parent = service === 'edge' ? ROOT_CONTEXT : contextOf(headers[TRACE_HEADER]);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes: { 'service.name': service } }, parent);
  headers[TRACE_HEADER] = traceparentOf(span);
  return span;
}

/** What is known about a request once it is answered. */
export function endRequestSpan(span: Span, method: string, route: string | undefined, status: number): void {
  span.updateName(`${method} ${route ?? ''}`.trim());
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    ...(route && { 'http.route': route }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Runs work in a context, so that spans within it are children of the span. */
export const inSpan = <Result>(span: Span, work: () => Result): Result =>
  context.with(trace.setSpan(context.active(), span), work);

/** Runs work in a span of its own, below the one that `parent` names, or below the current one. */
export async function traced<Result>(
  name: string,
  { parent, kind = SpanKind.INTERNAL }: { parent?: string | undefined; kind?: SpanKind },
  work: (traceparent: string | undefined) => Promise<Result>,
): Promise<Result> {
  const span = tracer().startSpan(name, { kind }, parent === undefined ? context.active() : contextOf(parent));
  try {
    return await inSpan(span, () => work(traceparentOf(span)));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Runs a statement in a span if a traced request sends it. Its text is recorded, which has no values. */
export function tracedQuery<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()) return send();
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, LONGEST_TEXT),
    },
  });
  return send().finally(() => span.end());
}
