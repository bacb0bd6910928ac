import { transportHeaders } from '@odeta/node/transport-headers';
import { clientOf } from '@odeta/node/trusted-hops';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './problem-details.ts';

/** An answer of the API is data: no browser may run it, frame it, guess its type or tell others where it came from. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
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

/** What Fastify refuses before there is a route, such as a broken address, passes no hook, and its request knows no proxies. */
export const answerWithoutHooks =
  (trustedHops: number) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, ...transportHeaders(clientOf(request.raw, trustedHops).protocol) });
    answerError(error, request, reply);
  };
