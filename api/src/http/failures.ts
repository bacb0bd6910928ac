import { countryOfHost } from '@odeta/contracts';
import { countFailures, countSecurityEvents } from '@odeta/node/counted-reports';
import { createFailureLog, type FailureLog, type NamedFailure } from '@odeta/node/failure-log';
import type { Metrics } from '@odeta/node/metrics';
import { noMetrics } from '@odeta/node/no-metrics';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import { createSecurityLines, lineOfRequest, type Refusal, type SecurityLines } from '@odeta/node/security-lines';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type ApiErrorCode } from './api-error.ts';

export type NoticeCause = (cause: unknown) => void;

/** How many distinct causes from browsers are logged per window of time. */
const MOST_OF_BROWSERS = 20;

/** Adds the failure log, in which an operator finds the failures that shoppers notice. */
export function logFailures(app: FastifyInstance, notice: NoticeCause = () => {}, metrics: Metrics = noMetrics): void {
  const log = countFailures(createFailureLog(app.log), metrics, 'api');
  app.decorate('failures', {
    ...log,
    report(failure) {
      notice(failure.cause);
      log.report(failure);
    },
  });
  // A separate log, so that an attacker who sends many causes cannot use up the lines of the server's own failures.
  const ofBrowsers = createFailureLog(app.log, { mostCauses: MOST_OF_BROWSERS });
  app.decorate('browserFailures', countFailures(ofBrowsers, metrics, 'api'));
  app.decorate('securityLines', countSecurityEvents(createSecurityLines(app.log), metrics, 'api'));
  // Every response has the request id that is in the log.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onClose', async () => {
    app.failures.close();
    app.browserFailures.close();
    app.securityLines.close();
  });
}

/** Logs a failure during this request. With the route's pattern instead of its path, which may contain order ids and tokens. */
export const reportFailureOf = (request: FastifyRequest, failure: NamedFailure): void =>
  request.server.failures.report({
    requestId: request.id,
    route: request.routeOptions.url,
    country: countryOfHost(request.host),
    ...failure,
  });

/** Refusals whose cause is the request itself. */
const refusalsOf: Partial<Record<ApiErrorCode, Refusal>> = {
  csrf: 'csrf-refused',
  'too-many-requests': 'rate-limited',
  'unknown-partner': 'partner-refused',
};

/** Logs what an operator has to know about an error that answers this request: a failure of the shop, or a refusal of an attack. */
export function reportErrorOf(request: FastifyRequest, error: unknown, status: number): void {
  if (status >= 500) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    reportFailureOf(request, { kind: 'server-error', cause });
  }
  const refusal = error instanceof ApiError ? (error.details.refusal ?? refusalsOf[error.code]) : undefined;
  if (refusal) recordRefusalOf(request, refusal);
}

const recordRefusalOf = (request: FastifyRequest, refusal: Refusal): void =>
  request.server.securityLines.record(refusal, lineOfRequest(request));

declare module 'fastify' {
  interface FastifyInstance {
    failures: FailureLog;
    browserFailures: FailureLog;
    securityLines: SecurityLines;
  }
}
