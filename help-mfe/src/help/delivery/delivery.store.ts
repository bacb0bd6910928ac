import { type DeliveryReturn, readDeliveryReturn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface DeliveryState extends Loading {
  costs: DeliveryReturn | null;
}

/** The delivery and payment methods of the country with their costs. */
export function createDeliveryStore({ api }: Storefront) {
  const state = proxy<DeliveryState>({ costs: null, ...notLoaded });
  return { state, load: resource(state, async () => ({ costs: await api.send(readDeliveryReturn, {}) })) };
}
createDeliveryStore.storeKey = 'help.delivery';
