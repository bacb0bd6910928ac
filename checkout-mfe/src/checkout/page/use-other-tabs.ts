import { useStore, useStorefront } from '@odeta/storefront';
import { useEffect } from 'react';
import { createOrderStore } from '../placing/order.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Reloads the checkout when the cart changed in another tab, unless it is being ordered. */
export function useOtherTabs() {
  const { events } = useStorefront();
  const checkout = useStore(createCheckoutStore);
  const order = useStore(createOrderStore);

  useEffect(
    () =>
      events.on('cart.changed', ({ elsewhere }) => {
        const isAtRest = checkout.state.status === 'ready' && order.state.status === 'idle';
        if (elsewhere && isAtRest) void checkout.refresh();
      }),
    [events, checkout, order],
  );
}
