import type { PageParts, RemoteRoute } from '@odeta/storefront';
import { fulfilled, type TrackedPromise, track } from './tracked-promise.ts';

export type OpenPage = (route: RemoteRoute) => TrackedPromise<PageParts>;

/**
 * Loads the parts of a route's page, which may be in a chunk of its own. Cached by route: a remote that is loaded again has new routes, so
 * it is a new attempt.
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
