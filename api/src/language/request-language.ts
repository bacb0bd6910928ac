import { withPathPrefix } from '@odeta/contracts';
import { pathPrefixOfRequest, takePathPrefix } from '@odeta/node/path-prefix';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { inLanguage } from './editions.ts';

/** For Fastify's `rewriteUrl`: routes are found without the prefix of a language. */
export const withoutPrefix =
  (trustedHops: number): NonNullable<FastifyServerOptions['rewriteUrl']> =>
  (request) => {
    takePathPrefix(request, trustedHops);
    return request.url ?? '/';
  };

/** Handlers run in the language of their request, and redirect to addresses of it. Answers to errors are written outside of hooks: `inLanguageOf`. */
export function followLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguageOf(request, done));
  // The events of a body that was read are not part of what ran before.
  app.addHook('preHandler', (request, _reply, done) => inLanguageOf(request, done));
  app.addHook('onSend', async ({ raw, host }, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string')
      reply.header('location', withPathPrefix(location, pathPrefixOfRequest(raw, host)));
    return payload;
  });
}

export const inLanguageOf = <Result>({ raw }: FastifyRequest, work: () => Result): Result =>
  raw.shopLanguage === undefined ? work() : inLanguage(raw.shopLanguage, work);
