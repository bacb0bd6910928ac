import { transportHeaders } from '@odeta/node/transport-headers';
import { clientOf } from '@odeta/node/trusted-hops';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './problem-details.ts';

/** The API's responses are data: no browser may run or frame them, guess their type, or send them as referrer. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ protocol }, reply, done) => {
    reply.headers({ ...headers, ...transportHeaders(protocol) });
    done();
  });
}

/** For requests that Fastify refuses before routing, such as a malformed URL: no hooks run, and the proxy headers are not read yet. */
export const answerWithoutHooks =
  (trustedHops: number) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, ...transportHeaders(clientOf(request.raw, trustedHops).protocol) });
    answerError(error, request, reply);
  };
