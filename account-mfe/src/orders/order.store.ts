import type { OrderDetail } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchOrder } from '../order-parts/orders.api.ts';
import { sendCancel } from './orders.api.ts';

interface OrderState extends Loading, Sending {
  /** From the URL. */
  orderId: string;
  order: OrderDetail | null;
}

/** An order and its cancellation. */
export function createOrderStore({ api, storeOf }: Storefront) {
  const state = proxy<OrderState>({ orderId: '', order: null, ...notLoaded, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  return {
    state,

    load: resource(
      state,
      (orderId: string = state.orderId) => {
        state.orderId = orderId;
        return fetchOrder(api, orderId);
      },
      { notFound: { order: null } },
    ),

    cancel: mutation(state, async () => (state.order ? sendCancel(api, state.order.id) : undefined), { isHandled }),
  };
}
createOrderStore.storeKey = 'account.order';
