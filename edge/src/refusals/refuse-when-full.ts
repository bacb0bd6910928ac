import { QueueFull } from '@odeta/node/concurrency-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Options of a route that draws pictures: while too many are waiting, it responds with 503 and the time to try again. */
export const refuseWhenFull = {
  errorHandler(error: unknown, _: FastifyRequest, reply: FastifyReply) {
    if (!(error instanceof QueueFull)) throw error;
    return reply
      .removeHeader('cache-control')
      .code(503)
      .header('retry-after', error.retryAfterSeconds)
      .type('text/plain')
      .send('');
  },
};
