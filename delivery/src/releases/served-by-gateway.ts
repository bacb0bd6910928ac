import { countries } from '@odeta/contracts';

/** First parts of addresses that `edge` itself serves. */
export const SERVED_BY_GATEWAY: readonly string[] = [
  'api app-simulator sandbox-pay sandbox-warehouse',
  'assets clear-cookies dictionaries discovery.json media preview preview-end push releases releases.css releases.json share',
  'apple-touch-icon.png favicon.ico favicon.svg icon-192.png icon-512.png manifest.webmanifest',
  '.well-known feeds robots.txt sitemap.xml sitemaps',
  'browser-errors csp-reports health ready timings vitals',
].flatMap((line) => line.split(' '));

/** What the addresses of a country begin with in any language but its first one. */
const LANGUAGES: readonly string[] = Object.values(countries).flatMap(({ languages }) => languages.slice(1));

/** Whether `edge` itself reads the first part of this address, so that no remote can have it. */
export function isOfGateway(address: string): boolean {
  const [, first = ''] = address.split('/');
  return SERVED_BY_GATEWAY.includes(first) || LANGUAGES.includes(first);
}
