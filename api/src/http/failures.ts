import { countryOfHost } from '@odeta/shared/contracts';
import { createFailureLog, type Failure, type FailureLog } from '@odeta/shared/contracts/failure-log';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Gives the server the log in which an operator finds what shoppers notice. */
export function logFailures(app: FastifyInstance): void {
  app.decorate('failures', createFailureLog(app.log));
  app.addHook('onClose', async () => app.failures.close());
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
  }
}
