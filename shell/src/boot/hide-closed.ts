/** Shown in full on the first page of a visit only, so that on phones the content starts higher up on the others. */
const ONCE = 'strip';

/** Without this cookie the visitor will be asked for consent: the page leaves room for the question from the first frame on. */
const CONSENT = /(?:^|; )consent=/;

/**
 * Hides what the visitor has closed, and collapses what they have seen in this visit, by CSS from the first frame on, since the page itself
 * is the same for everyone. A place that nothing came to is closed, too: that of the wallets. What was closed for days keeps its cookie.
 */
export function hideClosed(page: Document) {
  const closed = [...page.cookie.matchAll(/(?:^|; )closed-([\w-]+)=/g)].map(([, name]) => name);
  if (closed.length > 0) page.documentElement.dataset.closed = closed.join(' ');
  if (!CONSENT.test(page.cookie)) page.documentElement.dataset.asks = '';
  if (!closed.includes(ONCE)) page.cookie = `closed-${ONCE}=1; Path=/; SameSite=Lax`;
}
