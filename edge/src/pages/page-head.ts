import { oneTimeParameters } from '@odeta/contracts';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { isPartnerVisit, PARTNER_VISIT_COOKIE } from '@odeta/node/partner-visit';
import type { FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { DICTIONARIES_BASE, type Dictionary } from '../dictionaries/dictionary.ts';
import type { Encoding } from '../http/compress.ts';
import { policyHeaders, securityHeaders } from '../http/content-security-policy.ts';
import type { InlineSources } from '../http/inline-sources.ts';

/** Sets the headers of every page. The back/forward cache may store it, no HTTP cache may. */
export function setHead(
  reply: FastifyReply,
  {
    status,
    sources,
    encoding,
    offered,
    config,
    providers,
    receivers,
    limitsWrites,
  }: {
    status: number;
    sources: InlineSources;
    encoding: Encoding | 'dcz';
    /** For later documents; browsers fetch it when they have nothing else to do. */
    offered?: Dictionary | undefined;
    config: Pick<EdgeConfig, 'APP_SECRET' | 'FILE_ORIGINS' | 'MAPBOX_TOKEN' | 'RECAPTCHA_SITE_KEY'>;
    providers: readonly string[] | undefined;
    receivers: readonly string[] | undefined;
    limitsWrites: boolean;
  },
) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (encoding === 'dcz') reply.header('server-timing', 'delta');
  if (offered) reply.header('link', `<${DICTIONARIES_BASE}${offered.hash}>; rel="compression-dictionary"`);
  reply
    .code(status)
    .headers(securityHeaders)
    .header('cross-origin-opener-policy', openerPolicyOf(reply, config.APP_SECRET))
    .header('referrer-policy', referrerPolicyOf(reply.request.url))
    .headers(
      policyHeaders(sources, config.FILE_ORIGINS, {
        mapbox: config.MAPBOX_TOKEN !== undefined,
        recaptcha: config.RECAPTCHA_SITE_KEY !== undefined,
        providers,
        receivers,
        limitsWrites,
      }),
    )
    .header('cache-control', 'no-cache, private')
    .header('vary', 'accept-encoding, available-dictionary')
    .type('text/html; charset=utf-8');
}

/** A checkout opened by a partner's page reports its outcome to that page; all other pages are isolated from their opener. */
const openerPolicyOf = ({ request }: FastifyReply, secret: string) =>
  isPartnerVisit(secret, readOwnCookie(request, PARTNER_VISIT_COOKIE))
    ? 'unsafe-none'
    : securityHeaders['cross-origin-opener-policy'];

/** Pages with a one-time link send only their origin as referrer, also to our own pages and files. */
function referrerPolicyOf(url: string) {
  const query = new URLSearchParams(url.split('?')[1]);
  return oneTimeParameters.some((name) => query.has(name)) ? 'strict-origin' : securityHeaders['referrer-policy'];
}
