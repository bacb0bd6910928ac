import { buyingPages, ORDER_KEY } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { createConfirmStore } from './confirm.store.ts';

/**
 * N1. Shows the order of the presses that the address names, the order that it names, else the visitor's last one. The server knows
 * a press for some days only: the address of an order that was found is that of the last one, for whoever opens it later.
 */
export async function enterConfirm({ storeOf }: Storefront, query: URLSearchParams) {
  const store = storeOf(createConfirmStore);
  const link = query.get('order-link');
  if (link !== null) return store.refuseLink(link === 'busy' ? 'link-busy' : 'link-unusable');
  const intents = query.getAll('intent').filter((intent) => ORDER_KEY.test(intent));
  await store.load({ intents, orderId: query.get('order') ?? undefined });
  if (intents.length > 0 && store.state.status === 'ready')
    globalThis.history?.replaceState(globalThis.history.state, '', buyingPages.confirm);
}
