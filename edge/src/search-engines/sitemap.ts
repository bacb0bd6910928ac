import { largestFile, type RemoteRouteInfo, type SitemapPage } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { alternateAddresses } from './page-links.ts';
import { personalPages } from './personal-pages.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</sitemapindex>`;
}

/** A sitemap: pages of a country, each with its alternates in the others. */
export function sitemap(
  origin: string,
  ownPath: (page: SitemapPage) => string | undefined,
  pages: readonly SitemapPage[],
) {
  const entries = pages.flatMap((page) => {
    const path = ownPath(page);
    return path === undefined ? [] : [entryOf(origin, path, page)];
  });
  return `${head}<urlset ${namespaces}>${entries.join('\n')}</urlset>`;
}

function entryOf(origin: string, path: string, { addresses, picture }: SitemapPage) {
  const links = alternateAddresses(origin, addresses).map(
    ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  );
  const image = picture
    ? `<image:image><image:loc>${escapeHtml(origin + largestFile(picture, 'webp'))}</image:loc></image:image>`
    : '';
  return `<url><loc>${escapeHtml(origin + path)}</loc>${links.join('')}${image}</url>`;
}

const narrowed = ['size', 'color', 'type', 'material', 'supply', 'from', 'to', 'sale', 'rating', 'sort'];

/** Excludes pages with a visitor's own data, and filtered views of the same products. */
export const robots = (origin: string, routes: readonly RemoteRouteInfo[]): string =>
  `${[
    'User-agent: *',
    ...[...personalPages(routes), '/api/'].map((path) => `Disallow: ${path}`),
    ...narrowed.map((name) => `Disallow: /c/*?*${name}=`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`;
