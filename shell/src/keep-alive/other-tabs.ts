import type { Storefront } from '@odeta/storefront';
import * as v from 'valibot';

const KEY = 'cart.changed';
const FactSchema = v.pipe(v.string(), v.parseJson(), v.object({ cartItemsCount: v.number() }));

/**
 * Tells the shop's other tabs that the cart changed here, and hears it from them. By way of the storage: an open channel would
 * keep the page out of the back/forward cache.
 */
export function followOtherTabs({ events }: Pick<Storefront, 'events'>, page: Window): void {
  events.on('cart.changed', ({ cartItemsCount, elsewhere }) => {
    if (elsewhere) return;
    try {
      // The time makes it another value each time: only a changed value is announced.
      page.localStorage.setItem(KEY, JSON.stringify({ cartItemsCount, at: Date.now() }));
    } catch {
      // A browser that keeps nothing has no other tab that could know.
    }
  });

  page.addEventListener('storage', ({ key, newValue }) => {
    const fact = key === KEY ? v.safeParse(FactSchema, newValue) : undefined;
    if (fact?.success) events.emit('cart.changed', { cartItemsCount: fact.output.cartItemsCount, elsewhere: true });
  });
}
