import { hostname } from 'node:os';
import process from 'node:process';
import { countryOfHost } from '@odeta/contracts';
import type { Metrics } from './metrics.ts';

/** Server only. What `edge` and `api` measure and log of every request: the route's template instead of its path, and nothing of a visitor. */

export interface ObservedRequest {
  method: string;
  /** `/api/catalog/product/:slug`; undefined for addresses that do not exist. */
  route?: string | undefined;
  status: number;
  /** Milliseconds until the answer was sent. */
  ms: number;
  country: string;
  requestId: string;
  /** `cart@1.4.0`: the version that the page shows. */
  unit?: string | undefined;
  /** The code of the problem details with which it was refused. */
  error?: string | undefined;
  /** The client did not receive the whole answer. */
  isBroken?: boolean;
  /** A page with a visitor's own data: its address may contain a token. */
  isPrivate?: boolean | undefined;
}

export type ObservedDetails = Pick<ObservedRequest, 'route' | 'unit' | 'error' | 'isPrivate'>;

interface Log {
  level: string;
  info(fields: object, message: string): void;
}

export type ServiceName = 'edge' | 'api';

/** Settings of the logger: every line names the service that wrote it. */
export const loggerOf = (service: ServiceName, level: string) => ({
  level,
  base: { service, pid: process.pid, hostname: hostname() },
});

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Levels at which requests are logged. */
const wordy = new Set(['info', 'debug', 'trace']);

/** Returns a function that takes each request once it is answered; `undefined` where neither metrics nor lines are wanted. */
export function createRequestObserver(
  service: ServiceName,
  { metrics, log }: { metrics: Metrics; log: Log },
): ((request: ObservedRequest) => void) | undefined {
  const isLogged = wordy.has(log.level);
  if (!metrics.isOn && !isLogged) return undefined;
  const durations = metrics.histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Requests by route, and with what they were answered.',
    labels: ['service_name', 'http_request_method', 'http_route', 'http_response_status_code', 'error_type'],
    most: 2_000,
  });
  return (request) => {
    const { method, route, status, ms, error } = request;
    durations.record(
      {
        service_name: service,
        http_request_method: methods.has(method) ? method : '_OTHER',
        http_route: route ?? '',
        http_response_status_code: status,
        error_type: error ?? (status >= 500 ? String(status) : ''),
      },
      ms / 1000,
    );
    if (isLogged) write(log, request);
  };
}

function write(log: Log, { isBroken, isPrivate: _, ...request }: ObservedRequest) {
  const { method, route, status, ms } = request;
  const fields = { kind: 'request', ...request, ms: Math.round(ms * 10) / 10, ...(isBroken && { isBroken }) };
  log.info(fields, `${method} ${route ?? 'unknown address'} ${status}`);
}

interface Hooked {
  addHook(name: 'onResponse', hook: (request: FastifyRequestLike, reply: ReplyLike, done: () => void) => void): unknown;
}

interface FastifyRequestLike {
  id: string;
  method: string;
  host: string;
  routeOptions: { url?: string | undefined };
  observed?: ObservedDetails | undefined;
}

interface ReplyLike {
  statusCode: number;
  elapsedTime: number;
}

/** Observes the requests of a Fastify server; a handler may say more about its own with `request.observed`. */
export function observeServer(app: Hooked, observe: ((request: ObservedRequest) => void) | undefined): void {
  if (!observe) return;
  app.addHook('onResponse', ({ id, method, host, routeOptions, observed }, { statusCode, elapsedTime }, done) => {
    observe({
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: elapsedTime,
      country: countryOfHost(host),
      requestId: id,
      ...observed,
    });
    done();
  });
}
