import { ORDER_KEY } from '@odeta/shared/contracts';
import type { Storefront } from '@odeta/shared/storefront';
import { createConfirmStore } from './confirm.store.ts';

/**
 * N1. Shows the order of the press that the address names, else the visitor's last one. The server knows a press for some days
 * only: the address of an order that was found is that of the last one, for whoever opens it later.
 */
export async function enterConfirm({ storeOf }: Storefront, query: URLSearchParams) {
  const store = storeOf(createConfirmStore);
  const intent = intentOf(query);
  await store.load(intent);
  if (intent !== null && store.state.status === 'ready')
    globalThis.history?.replaceState(globalThis.history.state, '', '/confirm');
}

function intentOf(query: URLSearchParams): string | null {
  const intent = query.get('intent');
  return intent !== null && ORDER_KEY.test(intent) ? intent : null;
}
