import type { IncomingMessage } from 'node:http';
import { createRequestId, REQUEST_ID_HEADER, readRequestId } from '@odeta/node/request-id';

/** For Fastify's `genReqId`: the id that `edge` has signed for its page or call, or a new one for every other client. */
export const requestIdOf =
  (secret: string) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
    readRequestId(secret, headers[REQUEST_ID_HEADER]) ?? createRequestId();
