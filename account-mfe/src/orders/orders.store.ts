import { type OrderList, type OrderPeriod, type Orders, orderLists, orderPeriods } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchOrders } from '../order-parts/orders.api.ts';

interface OrdersState extends Loading {
  orders: Orders | null;
  list: OrderList;
  period: OrderPeriod;
}

/** The orders of the list, period and page in the URL. */
export function createOrdersStore({ api }: Storefront) {
  const state = proxy<OrdersState>({ orders: null, list: 'all', period: '6', ...notLoaded });
  return {
    state,
    load: resource(state, async (query: URLSearchParams) => {
      const list = orderLists.find((one) => one === query.get('list')) ?? 'all';
      const period = orderPeriods.find((one) => one === query.get('period')) ?? '6';
      const orders = await fetchOrders(api, { list, period, page: query.get('page') ?? '1' });
      return { list, period, orders };
    }),
  };
}
createOrdersStore.storeKey = 'account.orders';

/** The URL of a list, period and page without default values. */
export function ordersUrl(
  path: string,
  { list, period, page = 1 }: { list: OrderList; period: OrderPeriod; page?: number },
) {
  const query = new URLSearchParams();
  if (list !== 'all') query.set('list', list);
  if (period !== '6') query.set('period', period);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
