/** First parts of addresses that `edge` itself serves. */
export const SERVED_BY_GATEWAY: readonly string[] = [
  'api app-simulator sandbox-pay sandbox-warehouse',
  'assets clear-cookies dictionaries discovery.json media preview preview-end push releases releases.css releases.json share',
  'apple-touch-icon.png favicon.ico favicon.svg icon-192.png icon-512.png manifest.webmanifest',
  '.well-known feeds robots.txt sitemap.xml sitemaps',
  'browser-errors csp-reports health ready timings vitals',
].flatMap((line) => line.split(' '));
