/** Shown only on the first page of a visit. */
const ONCE = ['smart-banner', 'strip'];

/**
 * Hides what the visitor has closed, or has seen in this visit, by CSS from the first frame on, since the page itself is the same for
 * everyone. What was closed for days keeps its cookie.
 */
export function hideClosed(page: Document) {
  const closed = [...page.cookie.matchAll(/(?:^|; )closed-([\w-]+)=/g)].map(([, name]) => name);
  if (closed.length > 0) page.documentElement.dataset.closed = closed.join(' ');
  for (const name of ONCE) if (!closed.includes(name)) page.cookie = `closed-${name}=1; Path=/; SameSite=Lax`;
}
