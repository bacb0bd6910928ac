/** Server only. Headers of every response of all servers. */

/** A year, in seconds. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** For files that pages of other sites and e-mails may show: pictures of goods, previews of links, the shop's icon. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Prevents MIME sniffing, and that pages of other sites load the response as a script, style, picture or frame of theirs. After a response
 * over TLS, browsers use TLS for a year.
 */
export const transportHeaders = (protocol: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(protocol === 'https' && { 'strict-transport-security': STRICT_TRANSPORT }),
});
