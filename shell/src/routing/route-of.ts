import type { RemoteRouteInfo, RouteInfo } from '@odeta/contracts';
import { findRoute } from './find-route.ts';

/** What `edge` needs to know about a path before rendering. */
export function routeOf(path: string, routes: readonly RemoteRouteInfo[]): RouteInfo {
  const route = findRoute(routes, path);
  const inPage = routes.filter((other) => other.inPage).map(({ remote }) => remote);
  return {
    remote: route?.remote ?? null,
    isPrivate: route !== undefined && !route.sameForAll,
    isUnstored: route?.area === 'account',
    startsAtOnce: route?.skeletonFirst ?? false,
    query: route?.query ?? [],
    reachable: route?.inPage ? [...new Set(inPage)] : [],
  };
}
