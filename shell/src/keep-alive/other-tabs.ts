import type { Storefront } from '@odeta/storefront';
import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

const KEY = 'cart.changed';
const FactSchema = v.pipe(v.string(), v.parseJson(), v.object({ cartItemsCount: v.number() }));

/**
 * Announces cart changes to the shop's other tabs, and receives theirs, by local storage: an open channel would keep the page out of the
 * back/forward cache.
 */
export function followOtherTabs({ events }: Pick<Storefront, 'events'>, page: Window): void {
  events.on('cart.changed', ({ cartItemsCount, elsewhere }) => {
    if (elsewhere) return;
    // The time makes each value different: browsers announce changed values only.
    safeLocalStorage(page).setItem(KEY, JSON.stringify({ cartItemsCount, at: page.performance.now() }));
  });

  page.addEventListener('storage', ({ key, newValue }) => {
    const fact = key === KEY ? v.safeParse(FactSchema, newValue) : undefined;
    if (fact?.success) events.emit('cart.changed', { cartItemsCount: fact.output.cartItemsCount, elsewhere: true });
  });
}
