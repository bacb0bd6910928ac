import { useFollow } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { createCartStore } from './cart.store.ts';

/** I11, in milliseconds. */
const VIEW_PAUSE = 1000;

/** The page's side effects: redirects of the server, changes in other tabs, and tracking of the view. */
export function useCartVisit() {
  const { events } = useStorefront();
  const store = useStore(createCartStore);
  const { redirect, status } = useSnapshot(store.state);
  const follow = useFollow();

  useEffect(() => {
    if (redirect) follow(redirect);
  }, [redirect, follow]);

  useEffect(
    () => events.on('cart.changed', ({ elsewhere }) => void (elsewhere && store.load(new URLSearchParams()))),
    [events, store],
  );

  useEffect(() => {
    if (status !== 'ready') return undefined;
    const timer = setTimeout(() => {
      const { cartItems: items, summary, hurraTagManager: tags } = store.state;
      events.emit('tracking.reported', { fact: 'cart-viewed', items, summary, tags });
    }, VIEW_PAUSE);
    return () => clearTimeout(timer);
  }, [status, events, store]);
}
