import type { IncomingHttpHeaders } from 'node:http';

/** Server only. Which site a browser's request comes from, by headers that pages cannot change (OWASP, Cross-Site Request Forgery Prevention). */

/** `unknown`: without any of these headers, as programs send requests; browsers send at least one with every POST. */
export type SenderSite = 'own' | 'foreign' | 'unknown';

interface Received {
  headers: IncomingHttpHeaders;
  protocol: string;
  /** With the port if the client sent one. */
  host: string;
}

/**
 * Own only if protocol, host and port are the same. Every header that was sent has to agree; the `Referer` counts only if both others are
 * missing, because pages can leave it out.
 */
export function senderSiteOf({ headers, protocol, host }: Received): SenderSite {
  const { 'sec-fetch-site': site, origin, referer } = headers;
  const own = `${protocol}://${host}`;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin !== undefined) return origin === own ? 'own' : 'foreign';
  if (site !== undefined) return 'own';
  if (referer !== undefined) return originIn(referer) === own ? 'own' : 'foreign';
  return 'unknown';
}

/** Whether a request with this method may change something. */
export const isChange = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);

const originIn = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
