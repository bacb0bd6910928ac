import { withPathPrefix } from '@odeta/contracts/country-language';

const LINK = /<(a|form)\b[^>]*>/g;
const ADDRESS = /(\s(?:href|action)=")([^"]*)"/;

/**
 * A document whose links and forms lead to pages in its language. Components and texts have addresses without the prefix of a language;
 * links with `hreflang` name their language themselves. React escapes `>` in attributes.
 */
export function withPrefixedLinks(html: Uint8Array, prefix: string): Uint8Array {
  if (prefix === '') return html;
  const text = Buffer.from(html).toString('utf8');
  const prefixed = text.replace(LINK, (tag) =>
    tag.includes(' hrefLang=') || tag.includes(' hreflang=')
      ? tag
      : tag.replace(ADDRESS, (_, start, address) => `${start}${withPathPrefix(address, prefix)}"`),
  );
  return Buffer.from(prefixed);
}
