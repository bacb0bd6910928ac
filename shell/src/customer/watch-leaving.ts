import type { Storefront } from '@odeta/storefront';
import { createRouteTable } from '../routing/route-table.ts';

/**
 * After a log-out on a shared device nothing of the visit may remain: removes what remotes have stored in the session under their names.
 */
export function watchLeaving({ events, storeOf }: Storefront, page: Pick<Window, 'sessionStorage'>): void {
  events.on('customer.left', () => {
    const remotes = storeOf(createRouteTable).state.routes.map(({ remote }) => remote);
    forgetVisit(remotes, page);
  });
}

function forgetVisit(remotes: readonly string[], page: Pick<Window, 'sessionStorage'>) {
  try {
    const { sessionStorage } = page;
    const kept = Object.keys(sessionStorage).filter((key) => remotes.some((name) => key.startsWith(`${name}.`)));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // The browser forbids the storage, so nothing was stored.
  }
}
