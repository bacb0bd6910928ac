import { readServiceOrder, type ServiceOrder } from '@odeta/contracts/staff';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

interface OrderState {
  status: 'loading' | 'ready' | 'unknown' | 'failed';
  order: ServiceOrder | null;
}

/** The order that is open. */
export function createOpenOrder(storefront: Storefront) {
  const session = storefront.storeOf(createStaffSession);
  const state: OrderState = proxy({ status: 'loading', order: null });

  function show(order: ServiceOrder) {
    Object.assign(state, { order: ref(order), status: 'ready' });
  }

  return {
    state,
    show,
    async load(orderId: string) {
      if (state.order?.id !== orderId) Object.assign(state, { order: null, status: 'loading' });
      try {
        show((await session.send(readServiceOrder, { orderId })).order);
      } catch (error) {
        state.status =
          error instanceof ApiError && error.status < 500 && error.code === 'not-found' ? 'unknown' : 'failed';
      }
    },
  };
}
