import type { CountryCode } from '@odeta/contracts';
import { categoryTag, countryTag, goodsTag, productTag } from '@odeta/node/page-tags';
import type { FastifyReply } from 'fastify';

const GOODS = /\/api\/catalog\/(?:(product|category)\/([^/?]+))?/;
/** A slug in an address is lower-case Latin; anything else has no page. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** What a page is about, by the API requests that it was made from. */
export function tagsOf(country: CountryCode, requests: Iterable<string>): string[] {
  const tags = new Set([countryTag(country)]);
  for (const url of requests) {
    const [found, kind, slug = ''] = GOODS.exec(url) ?? [];
    if (found === undefined) continue;
    if (kind === undefined || !SLUG.test(slug)) tags.add(goodsTag(country));
    else tags.add(kind === 'product' ? productTag(country, slug) : categoryTag(country, slug));
  }
  return [...tags];
}

/** Seconds that a shared cache may keep a page, stock included, if nothing removes it. */
const KEPT = 60;

/**
 * Headers for a shared cache in front of `edge`, which removes them (docs/shared-caches.md): browsers ask each time, as before. The kind of
 * device decides about the page, and `Cache-Tag` is Cloudflare's name of the tags.
 */
export const markPage = (reply: FastifyReply, tags: readonly string[]) =>
  reply
    .header('surrogate-control', `max-age=${KEPT}`)
    .header('surrogate-key', tags.join(' '))
    .header('cache-tag', tags.join(','))
    .header('vary', 'accept-encoding, available-dictionary, user-agent');
