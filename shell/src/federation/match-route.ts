import type { PageLocation, RemoteModule, RemoteRoute } from '@odeta/storefront';
import { matchPath } from '@odeta/storefront/router';
import { joinPath } from '../join-path.ts';

export interface RouteMatch {
  route: RemoteRoute;
  location: PageLocation;
  /** Path and query. */
  url: string;
}

/** The route of a remote that answers an address; a remote's routes are relative to its mount. */
export function matchRoute(mount: string, { routes }: RemoteModule, url: string): RouteMatch | null {
  const [path = '/', search = ''] = url.split('?');
  for (const route of routes) {
    const match = matchPath(joinPath(mount, route.path), path);
    if (match) return { route, url, location: { path, params: match.params, query: new URLSearchParams(search) } };
  }
  return null;
}
