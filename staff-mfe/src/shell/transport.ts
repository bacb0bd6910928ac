import type { StorefrontParts } from '@odeta/storefront';

/** Sends requests with the cookie of this host. The token of the log-in is sent by `session.store.ts`, which receives it. */
export const createStaffTransport = (page: Window): StorefrontParts['transport'] => ({
  // biome-ignore lint/style/noRestrictedGlobals: this is the one place of this application that sends requests to the API
  send: (url, request) => fetch(url, { ...request, credentials: 'same-origin' }),
  // Addresses here name orders: they are no business of the log of visits.
  page: () => ({ url: '/', referer: '' }),
  csrf: { read: () => '', proof: async () => ({}) },
  reload: () => page.location.reload(),
});
