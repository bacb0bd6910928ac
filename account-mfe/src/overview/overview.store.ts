import type { BodyOf, OrderDetail, OrderParcel, Orders, readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchBenefits } from '../benefits.api.ts';
import { fetchOrder, fetchOrders } from '../orders.api.ts';

/** So many of the last orders are shown. */
const SHOWN = 4;

interface OverviewState {
  /** The newest first; `null` as long as they are not read. */
  orders: Orders['orders'] | null;
  /** `null` as long as they are not read. */
  benefits: BodyOf<typeof readBenefits> | null;
  underWay: { order: OrderDetail; parcel: OrderParcel } | null;
}

/** P1. What the customer ordered last, the parcel that is on its way to him, his codes and the club. */
export function createOverviewStore({ api }: Storefront) {
  const state = proxy<OverviewState>({ orders: null, benefits: null, underWay: null });

  async function findUnderWay(): Promise<OverviewState['underWay']> {
    const { orders } = await fetchOrders(api, { list: 'sent', period: 'all' });
    if (!orders[0]) return null;
    const { order } = await fetchOrder(api, orders[0].id);
    const parcel = order.parcels.find(({ state }) => state === 'sent');
    return parcel ? { order, parcel } : null;
  }

  return {
    state,
    async load() {
      const [{ orders }, benefits, underWay] = await Promise.all([
        fetchOrders(api, { list: 'all', period: 'all' }),
        fetchBenefits(api),
        findUnderWay(),
      ]);
      Object.assign(state, { orders: orders.slice(0, SHOWN), benefits, underWay });
    },
  };
}
createOverviewStore.storeKey = 'account.overview';
