import type { Storefront } from '@odeta/storefront';
import { createRouteTable } from '../routing/route-table.ts';

/**
 * Who logs out at a shared device leaves nothing behind: what remotes have kept of the visit, under their names, goes with the
 * log-in.
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
    // A browser that forbids the storage has kept nothing.
  }
}
