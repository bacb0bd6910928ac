import { buyingPages, ORDER_KEY } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { createAfterSaleStore } from './after-sale.store.ts';
import { createConfirmStore } from './confirm.store.ts';

/**
 * Shows the order of the order requests in the address, the order that the address names, or the visitor's last one. The server stores
 * order requests for some days only, so the address is replaced for later visits: by that of the last order, or while the order waits for
 * its payment, by one with its id.
 */
export async function enterConfirm({ storeOf }: Storefront, query: URLSearchParams) {
  const store = storeOf(createConfirmStore);
  const link = query.get('order-link');
  if (link !== null) return store.refuseLink(link === 'busy' ? 'link-busy' : 'link-unusable');
  const intents = query.getAll('intent').filter((intent) => ORDER_KEY.test(intent));
  await store.load({ intents, orderId: query.get('order') ?? undefined });
  const { order } = store.state;
  if (order) await storeOf(createAfterSaleStore).load(order);
  if (intents.length === 0 || order === null) return;
  const address = order.state === 'accepted' ? buyingPages.confirm : `${buyingPages.confirm}?order=${order.id}`;
  globalThis.history?.replaceState(globalThis.history.state, '', address);
}
