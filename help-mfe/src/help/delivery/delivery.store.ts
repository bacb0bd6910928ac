import { type DeliveryReturn, readDeliveryReturn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

/** The delivery and payment methods of the country with their costs. */
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
