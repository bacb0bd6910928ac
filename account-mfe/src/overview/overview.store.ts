import type { BodyOf, OrderDetail, OrderParcel, Orders, readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchBenefits } from '../codes/benefits.api.ts';
import { fetchOrder, fetchOrders } from '../order-parts/orders.api.ts';

/** Maximum number of recent orders. */
const SHOWN = 4;

interface OverviewState extends Loading {
  /** The newest first; `null` until they are loaded. */
  orders: Orders['orders'] | null;
  /** `null` until they are loaded. */
  benefits: BodyOf<typeof readBenefits> | null;
  underWay: { order: OrderDetail; parcel: OrderParcel } | null;
}

/** The customer's last orders, the parcel in transit, codes and the club. */
export function createOverviewStore({ api }: Storefront) {
  const state = proxy<OverviewState>({ orders: null, benefits: null, underWay: null, ...notLoaded });

  async function findUnderWay(): Promise<OverviewState['underWay']> {
    const { orders } = await fetchOrders(api, { list: 'sent', period: 'all' });
    if (!orders[0]) return null;
    const { order } = await fetchOrder(api, orders[0].id);
    const parcel = order.parcels.find(({ state }) => state === 'sent');
    return parcel ? { order, parcel } : null;
  }

  return {
    state,
    load: resource(state, async () => {
      const [{ orders }, benefits, underWay] = await Promise.all([
        fetchOrders(api, { list: 'all', period: 'all' }),
        fetchBenefits(api),
        findUnderWay(),
      ]);
      return { orders: orders.slice(0, SHOWN), benefits, underWay };
    }),
  };
}
createOverviewStore.storeKey = 'account.overview';
