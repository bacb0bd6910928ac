import type { Storefront } from '@odeta/storefront';
import { safeLocalStorage, safeSessionStorage } from '@odeta/storefront/storage';
import { createRouteTable } from '../routing/route-table.ts';

/** Kept for later visits: searches, viewed products, measures of the body and of a garment. */
const OF_PERSON = ['searchHistory', 'lastViewed', 'measures', 'garment'];

type Storages = Pick<Window, 'sessionStorage' | 'localStorage'>;

/**
 * After a log-out on a shared device nothing about the person may remain: removes what remotes have stored under their names, and what the
 * shop has learned about them. Pages in the browser's caches are removed by the response to the log-out. What belongs to the device stays:
 * closed notices, versions that worked, the app's messages.
 */
export function watchLeaving({ events, storeOf }: Storefront, page: Storages): void {
  events.on('customer.left', () => {
    const remotes = storeOf(createRouteTable).state.routes.map(({ remote }) => remote);
    const isPersonal = (key: string) => OF_PERSON.includes(key) || remotes.some((name) => key.startsWith(`${name}.`));
    for (const storage of [safeSessionStorage(page), safeLocalStorage(page)])
      for (const key of storage.keys().filter(isPersonal)) storage.removeItem(key);
  });
}
