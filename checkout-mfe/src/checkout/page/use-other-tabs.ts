import { useStore, useStorefront } from '@odeta/storefront';
import { useEffect } from 'react';
import { createPlacingStore } from '../placing/placing.store.ts';
import { canOrder } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Reloads the checkout when the cart changed in another tab, unless it is being ordered. */
export function useOtherTabs() {
  const { events } = useStorefront();
  const checkout = useStore(createCheckoutStore);
  const placing = useStore(createPlacingStore);

  useEffect(
    () =>
      events.on('cart.changed', ({ elsewhere }) => {
        const isAtRest = checkout.state.status === 'ready' && canOrder(placing.state.placing);
        if (elsewhere && isAtRest) void checkout.refresh();
      }),
    [events, checkout, placing],
  );
}
