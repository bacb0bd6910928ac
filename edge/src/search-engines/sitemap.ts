import { type CountryCode, largestFile, pathPrefixOf, type RemoteRouteInfo, type SitemapPage } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { alternateAddresses, inEachLanguage } from './page-links.ts';
import { personalPages } from './personal-pages.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</sitemapindex>`;
}

/** A sitemap: pages of a country in each of its languages, each with its alternates in the others. */
export function sitemap(origin: string, country: CountryCode, pages: readonly SitemapPage[]) {
  const prefixes = inEachLanguage(country).map(pathPrefixOf);
  const entries = pages.flatMap((page) => {
    const path = page.addresses[country];
    return path === undefined ? [] : prefixes.map((prefix) => entryOf(origin, prefix + path, page));
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
export const robots = (origin: string, country: CountryCode, routes: readonly RemoteRouteInfo[]): string =>
  `${[
    'User-agent: *',
    ...inEachLanguage(country)
      .map(pathPrefixOf)
      .flatMap((prefix) => [
        ...[...personalPages(routes), '/api/'].map((path) => `Disallow: ${prefix}${path}`),
        ...narrowed.map((name) => `Disallow: ${prefix}/c/*?*${name}=`),
      ]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`;
