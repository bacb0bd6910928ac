import { countryOfHost } from '@odeta/contracts';
import { createFailureLog, type Failure, type FailureLog } from '@odeta/node/failure-log';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type NoticeCause = (cause: unknown) => void;

/** How many distinct causes from browsers are logged per window of time. */
const MOST_OF_BROWSERS = 20;

/** Adds the failure log, in which an operator finds the failures that shoppers notice. */
export function logFailures(app: FastifyInstance, notice: NoticeCause = () => {}): void {
  const log = createFailureLog(app.log);
  app.decorate('failures', {
    ...log,
    report(failure) {
      notice(failure.cause);
      log.report(failure);
    },
  });
  // A separate log, so that an attacker who sends many causes cannot use up the lines of the server's own failures.
  app.decorate('browserFailures', createFailureLog(app.log, { mostCauses: MOST_OF_BROWSERS }));
  // Every response has the request id that is in the log.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onClose', async () => {
    app.failures.close();
    app.browserFailures.close();
  });
}

/** Logs a failure during this request. With the route's pattern instead of its path, which may contain order ids and tokens. */
export const reportFailureOf = (request: FastifyRequest, failure: Pick<Failure, 'kind' | 'cause'>): void =>
  request.server.failures.report({
    requestId: request.id,
    route: request.routeOptions.url,
    country: countryOfHost(request.host),
    ...failure,
  });

declare module 'fastify' {
  interface FastifyInstance {
    failures: FailureLog;
    browserFailures: FailureLog;
  }
}
