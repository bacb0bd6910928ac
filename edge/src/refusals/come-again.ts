import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_AFTER_SECONDS = 600;

/** Options of a route that only programs read: after any failure it responds with 503, because they forget an address after other errors. */
export const comeAgain = {
  errorHandler(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
    void reply
      .removeHeader('cache-control')
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .type('text/plain; charset=utf-8')
      .send(STATUS_CODES[503]);
  },
};
