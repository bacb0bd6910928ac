import type { PageLocation, RemoteModule, RemoteRoute } from '@odeta/storefront';
import { matchPath } from '@odeta/storefront/router';

export interface RouteMatch {
  route: RemoteRoute;
  location: PageLocation;
  /** Path and query. */
  url: string;
}

export function matchRoute({ routes }: RemoteModule, url: string): RouteMatch | null {
  const [path = '/', search = ''] = url.split('?');
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, url, location: { path, params: match.params, query: new URLSearchParams(search) } };
  }
  return null;
}
