import type { PageRequest } from '@odeta/contracts';
import type { StorefrontParts } from '@odeta/storefront';

/**
 * How a request on the server reaches the API. It only reads: a page is rendered without changing anything. What it writes
 * into the log carries no token of the visitor; the edge, which sends it, adds its own.
 */
export function createServerTransport({ send, url }: Pick<PageRequest, 'send' | 'url'>): StorefrontParts['transport'] {
  return {
    send,
    page: () => ({ url, referer: '' }),
    csrf: { read: () => '', write() {}, proof: async () => ({}) },
    reload() {},
  };
}
