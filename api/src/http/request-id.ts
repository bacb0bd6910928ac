import type { IncomingMessage } from 'node:http';
import { createRequestId, REQUEST_ID_HEADER, readRequestId } from '@odeta/node/request-id';

/** For Fastify's `genReqId`: the id of the page or call that `edge` is answering, or a new one for everybody else. */
export const requestIdOf =
  (secret: string) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
    readRequestId(secret, headers[REQUEST_ID_HEADER]) ?? createRequestId();
