import type { PageParts, RemoteRoute } from '@odeta/storefront';
import { fulfilled, type TrackedPromise, track } from './tracked-promise.ts';

export type OpenPage = (route: RemoteRoute) => TrackedPromise<PageParts>;

/**
 * Opens what a route's page is made of: built in, or on its way in a chunk of its own. Remembers it by the route: a remote
 * that is loaded anew brings routes of its own, and so another attempt.
 */
export function createOpenPage(): OpenPage {
  const opened = new WeakMap<RemoteRoute, TrackedPromise<PageParts>>();

  return (route) => {
    const known = opened.get(route);
    if (known) return known;
    const page = 'open' in route ? track(route.open().then(({ parts }) => parts)) : fulfilled<PageParts>(route);
    opened.set(route, page);
    return page;
  };
}
