import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy, securityHeaders } from '../http/content-security-policy.ts';
import type { Encoding } from '../rendering/compress.ts';
import type { InlineSources } from '../rendering/inline-sources.ts';

/** What every page says of itself. It may come back from the back/forward cache, but never from any other. */
export function setHead(
  reply: FastifyReply,
  {
    status,
    sources,
    encoding,
    origins,
  }: { status: number; sources: InlineSources; encoding: Encoding; origins: readonly string[] },
) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .code(status)
    .headers(securityHeaders)
    .header('content-security-policy', contentSecurityPolicy(sources, origins))
    .header('cache-control', 'no-cache, private')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
}
