import { type DeliveryReturn, readDeliveryReturn } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchDeliveryReturn } from './dialogs.api.ts';

interface CostsState extends Loading {
  costs: ReturnType<typeof ref<DeliveryReturn>> | null;
}

/** The costs of delivery and return, loaded when their dialog is opened. */
export function createCostsStore({ api, logger }: Storefront) {
  const state = proxy<CostsState>({ costs: null, ...notLoaded });

  return {
    state,

    load: resource(state, async () => ({ costs: ref(await fetchDeliveryReturn(api)) }), {
      once: true,
      onFailure: (error) => logger.log('error', readDeliveryReturn.path, error),
    }),
  };
}
