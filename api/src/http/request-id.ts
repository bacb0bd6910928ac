import type { IncomingMessage } from 'node:http';
import { createRequestId, REQUEST_ID_HEADER, readRequestId } from '@odeta/shared/contracts/request-id';
import type { FastifyInstance } from 'fastify';

/** For Fastify's `genReqId`: the id of the page or call that `edge` is answering, or a new one for everybody else. */
export const requestIdOf =
  (secret: string) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
    readRequestId(secret, headers[REQUEST_ID_HEADER]) ?? createRequestId();

/** Every answer says under which id the log has it. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
