import { type CheckoutInit, OrderIdSchema, type PaymentStatus, type ShippingPoint } from '@odeta/contracts';
import type { ApiClient, PageLocation, Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy } from '@odeta/storefront/state';
import * as v from 'valibot';
import { fetchPaymentStatus } from '../checkout/placing/payment.api.ts';
import { fetchCheckout } from '../checkout/state/checkout.api.ts';
import { fetchList } from '../checkout/state/points.api.ts';
import { type PlainStep, readPlainAddress } from './plain-address.ts';

export interface PlainState extends Loading {
  step: PlainStep;
  init: CheckoutInit | null;
  /** Of the searched place. */
  points: ShippingPoint[];
  search: string;
  /** Of the order that this page sends: sent twice, it is one order. */
  key: string;
  /** Of the order that waits to be paid. */
  payment: { orderId: string; status: PaymentStatus | null };
}

const nothing: PlainState['payment'] = { orderId: '', status: null };

/** The checkout without scripts: everything is read again for each of its pages. */
export function createPlainStore({ api, logger }: Storefront) {
  const state = proxy<PlainState>({
    ...notLoaded,
    step: 'details',
    init: null,
    points: [],
    search: '',
    key: '',
    payment: nothing,
  });

  return {
    state,

    load: resource(
      state,
      async (location: PageLocation) => {
        const { step, place } = readPlainAddress(location);
        const init = await fetchCheckout(api, null);
        const search = place ?? init.customer?.postCode ?? '';
        const found = step === 'point' ? await fetchList(api, { search: search.slice(0, 100), offset: 0 }) : null;
        const payment = step === 'waiting' ? await paymentOf(api, location.query.get('order')) : nothing;
        return { step, init, payment, search, points: found?.points ?? [], key: createRandomKey() };
      },
      { onFailure: (error) => logger.log('critical', error.endpoint, error) },
    ),
  };
}
createPlainStore.storeKey = 'checkout.plain';

async function paymentOf(api: ApiClient, order: string | null): Promise<PlainState['payment']> {
  const { success, output } = v.safeParse(OrderIdSchema, order);
  return success ? { orderId: output, status: await fetchPaymentStatus(api, output) } : nothing;
}
