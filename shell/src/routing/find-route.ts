import type { RemoteRouteInfo } from '@odeta/contracts';
import { matchPath } from '@odeta/storefront/router';

/** The address that a path is, with the remote that answers there. A pattern is expensive to try: only those are that begin as the path does. */
export function findRoute(routes: readonly RemoteRouteInfo[], path: string): RemoteRouteInfo | undefined {
  const begin = beginOf(path);
  return routes.find((route) => beginOf(route.path) === begin && matchPath(route.path, path));
}

/** The first part of an address, in lower case, as patterns compare it. */
const beginOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

export const isHome = (path: string) => path === '/';
