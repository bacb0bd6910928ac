import { oneTimeParameters } from '@odeta/contracts';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { isPartnerVisit, PARTNER_VISIT_COOKIE } from '@odeta/node/partner-visit';
import type { FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config.ts';
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
    config,
    providers,
  }: {
    status: number;
    sources: InlineSources;
    encoding: Encoding;
    config: Pick<EdgeConfig, 'APP_SECRET' | 'FILE_ORIGINS' | 'MAPBOX_TOKEN' | 'RECAPTCHA_SITE_KEY'>;
    providers: readonly string[] | undefined;
  },
) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .code(status)
    .headers(securityHeaders)
    .header('cross-origin-opener-policy', openerPolicyOf(reply, config.APP_SECRET))
    .header('referrer-policy', referrerPolicyOf(reply.request.url))
    .header(
      'content-security-policy',
      contentSecurityPolicy(sources, config.FILE_ORIGINS, {
        mapbox: config.MAPBOX_TOKEN !== undefined,
        recaptcha: config.RECAPTCHA_SITE_KEY !== undefined,
        providers,
      }),
    )
    .header('cache-control', 'no-cache, private')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
}

/** The checkout that a partner's page has opened tells it how it ended; no other page knows who has opened it. */
const openerPolicyOf = ({ request }: FastifyReply, secret: string) =>
  isPartnerVisit(secret, readOwnCookie(request, PARTNER_VISIT_COOKIE))
    ? 'unsafe-none'
    : securityHeaders['cross-origin-opener-policy'];

/** From a page with a one-time link only the origin is passed on, also to pages and files of our own. */
function referrerPolicyOf(url: string) {
  const query = new URLSearchParams(url.split('?')[1]);
  return oneTimeParameters.some((name) => query.has(name)) ? 'strict-origin' : securityHeaders['referrer-policy'];
}
