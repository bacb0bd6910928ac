import type { RemoteRouteInfo } from '@odeta/contracts';

/**
 * Path prefixes of pages with a visitor's own data, now or later: they are not for search engines, and prerendered they could be outdated.
 */
export function personalPages(routes: readonly RemoteRouteInfo[]): string[] {
  const personal = routes.filter(({ sameForAll, area }) => !sameForAll || area === 'account');
  // The home page has no prefix: an empty one would match every page.
  const begins = [...new Set(personal.map(({ path }) => beginOf(path)))].filter(Boolean);
  return begins.filter((begin) => !begins.some((other) => begin.startsWith(`${other}/`)));
}

/** The part before the first parameter: `/my-account` of `/my-account/*`. */
const beginOf = (pattern: string) => pattern.replace(/\/?(?:[:*].*)?$/, '');
