import { type DeliveryReturn, readDeliveryReturn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

/** P16. What the country offers to deliver and to pay, and what that costs. */
export function createDeliveryStore({ api }: Storefront) {
  const state = proxy({ costs: null as DeliveryReturn | null });

  return {
    state,

    async load() {
      state.costs = await api.send(readDeliveryReturn, {});
    },
  };
}
createDeliveryStore.storeKey = 'help.delivery';
