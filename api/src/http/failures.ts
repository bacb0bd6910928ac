import { countryOfHost } from '@odeta/contracts';
import { createFailureLog, type Failure, type FailureLog } from '@odeta/node/failure-log';
import { REQUEST_ID_HEADER } from '@odeta/node/request-id';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Is given the cause of every failure. */
export type NoticeCause = (cause: unknown) => void;

/** Different causes that browsers report, of which a window of the log names each. */
const MOST_OF_BROWSERS = 20;

/** Gives the server the log in which an operator finds what shoppers notice. */
export function logFailures(app: FastifyInstance, notice: NoticeCause = () => {}): void {
  const log = createFailureLog(app.log);
  app.decorate('failures', {
    ...log,
    report(failure) {
      notice(failure.cause);
      log.report(failure);
    },
  });
  // Strangers can send as many causes as they like: theirs never use up the lines of our own.
  app.decorate('browserFailures', createFailureLog(app.log, { mostCauses: MOST_OF_BROWSERS }));
  // Every answer says under which id the log has it.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onClose', async () => {
    app.failures.close();
    app.browserFailures.close();
  });
}

/** What went wrong while this request was answered. The route is its pattern: addresses hold ids of orders and tokens. */
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
