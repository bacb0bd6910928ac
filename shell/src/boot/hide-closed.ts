/**
 * D7, D8. What the visitor has closed before is hidden by the page's styles, from its first frame on. The page itself is
 * the same for everyone.
 */
export function hideClosed(page: Document) {
  const closed = [...page.cookie.matchAll(/(?:^|; )closed-([\w-]+)=/g)].map(([, name]) => name);
  if (closed.length > 0) page.documentElement.dataset.closed = closed.join(' ');
}
