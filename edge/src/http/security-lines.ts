import { countSecurityEvents } from '@odeta/node/counted-reports';
import type { Metrics } from '@odeta/node/metrics';
import { createSecurityLines, lineOfRequest, type Refusal, type SecurityLines } from '@odeta/node/security-lines';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Adds the log of attacks that `edge` refuses itself; `api` has one of its own. */
export function addSecurityLines(app: FastifyInstance, metrics: Metrics): void {
  app.decorate('securityLines', countSecurityEvents(createSecurityLines(app.log), metrics, 'edge'));
  app.addHook('onClose', async () => app.securityLines.close());
}

export const recordRefusal = (request: FastifyRequest, refusal: Refusal): void =>
  request.server.securityLines.record(refusal, lineOfRequest(request));

declare module 'fastify' {
  interface FastifyInstance {
    securityLines: SecurityLines;
  }
}
