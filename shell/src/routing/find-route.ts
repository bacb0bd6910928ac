import type { RemoteRouteInfo } from '@odeta/contracts';
import { matchPath } from '@odeta/storefront/router';

/** The route that matches a path, with its remote. Matching a pattern is slow, so only patterns with the same first segment are tried. */
export function findRoute(routes: readonly RemoteRouteInfo[], path: string): RemoteRouteInfo | undefined {
  const begin = beginOf(path);
  return routes.find((route) => beginOf(route.path) === begin && matchPath(route.path, path));
}

/** The first segment of an address, in lower case like the patterns' comparison. */
const beginOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

export const isHome = (path: string) => path === '/';
