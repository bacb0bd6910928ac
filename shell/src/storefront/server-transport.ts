import type { PageRequest } from '@odeta/contracts';
import type { StorefrontParts } from '@odeta/storefront';

/**
 * Sends API requests from the server. They only read: rendering a page changes nothing. Log entries carry no CSRF token of the visitor; the
 * edge, which sends them, adds its own.
 */
export function createServerTransport({ send, url }: Pick<PageRequest, 'send' | 'url'>): StorefrontParts['transport'] {
  return {
    send,
    page: () => ({ url, referer: '' }),
    csrf: { read: () => '', proof: async () => ({}) },
    reload() {},
  };
}
