import type { CheckoutInit, ShippingPoint } from '@odeta/contracts';
import type { PageLocation, Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy } from '@odeta/storefront/state';
import { fetchCheckout } from '../checkout/state/checkout.api.ts';
import { fetchList } from '../checkout/state/points.api.ts';
import { type PlainStep, stepOf } from './plain-address.ts';

interface PlainState extends Loading {
  step: PlainStep;
  init: CheckoutInit | null;
  /** Of the searched place. */
  points: ShippingPoint[];
  search: string;
  /** Of the order that this page sends: sent twice, it is one order. */
  key: string;
}

/** The checkout without scripts: everything is read again for each of its pages. */
export function createPlainStore({ api, logger }: Storefront) {
  const state = proxy<PlainState>({ ...notLoaded, step: 'details', init: null, points: [], search: '', key: '' });

  return {
    state,

    load: resource(
      state,
      async ({ query }: PageLocation) => {
        const step = stepOf(query);
        const init = await fetchCheckout(api, null);
        const search = query.get('search') ?? init.customer?.postCode ?? '';
        const found = step === 'point' ? await fetchList(api, { search: search.slice(0, 100), offset: 0 }) : null;
        return { step, init, search, points: found?.points ?? [], key: createRandomKey() };
      },
      { onFailure: (error) => logger.log('critical', error.endpoint, error) },
    ),
  };
}
createPlainStore.storeKey = 'checkout.plain';
