import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy, securityHeaders } from '../http/content-security-policy.ts';
import type { Encoding } from '../rendering/compress.ts';

/** What every page says of itself. It may come back from the back/forward cache, but never from any other. */
export function setHead(
  reply: FastifyReply,
  {
    status,
    nonce,
    encoding,
    origins,
  }: { status: number; nonce: string; encoding: Encoding; origins: readonly string[] },
) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .code(status)
    .headers(securityHeaders)
    .header('content-security-policy', contentSecurityPolicy(nonce, origins))
    .header('cache-control', 'no-cache, private')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
}
