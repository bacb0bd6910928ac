import { buyingPages, ORDER_KEY } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { createConfirmStore } from './confirm.store.ts';

/**
 * Shows the order of the presses that the address names, the order that it names, else the visitor's last one. The server knows
 * a press for some days only: the address of an order that was found is that of the last one, for whoever opens it later, or its
 * own while it waits for its payment.
 */
export async function enterConfirm({ storeOf }: Storefront, query: URLSearchParams) {
  const store = storeOf(createConfirmStore);
  const link = query.get('order-link');
  if (link !== null) return store.refuseLink(link === 'busy' ? 'link-busy' : 'link-unusable');
  const intents = query.getAll('intent').filter((intent) => ORDER_KEY.test(intent));
  await store.load({ intents, orderId: query.get('order') ?? undefined });
  const { order } = store.state;
  if (intents.length === 0 || order === null) return;
  const address = order.state === 'accepted' ? buyingPages.confirm : `${buyingPages.confirm}?order=${order.id}`;
  globalThis.history?.replaceState(globalThis.history.state, '', address);
}
