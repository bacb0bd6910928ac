import type { RemoteRouteInfo } from '@odeta/contracts';

/**
 * Beginnings of the addresses that show a visitor's own data, or will: nothing for search engines, and too old if they
 * were rendered before the visitor came.
 */
export function personalPages(routes: readonly RemoteRouteInfo[]): string[] {
  const personal = routes.filter(({ sameForAll, area }) => !sameForAll || area === 'account');
  // The beginning of the home page would be that of every page.
  const begins = [...new Set(personal.map(({ path }) => beginOf(path)))].filter(Boolean);
  return begins.filter((begin) => !begins.some((other) => begin.startsWith(`${other}/`)));
}

/** Without the part that differs from page to page: `/my-account` of `/my-account/*`. */
const beginOf = (pattern: string) => pattern.replace(/\/?(?:[:*].*)?$/, '');
