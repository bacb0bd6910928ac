import type { OrderDetail } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchOrder } from '../order-parts/orders.api.ts';
import { sendCancel } from './orders.api.ts';

interface OrderState {
  /** From the URL. */
  orderId: string;
  order: OrderDetail | null;
  /** Whether the customer has no such order. */
  isMissing: boolean;
  isCancelling: boolean;
  /** Why cancelling failed. */
  problem: Problem | null;
}

const MISSING = ['not-found', 'validation'];

/** An order and its cancellation. */
export function createOrderStore({ api, storeOf }: Storefront) {
  const state = proxy<OrderState>({ orderId: '', order: null, isMissing: false, isCancelling: false, problem: null });
  return {
    state,

    async load(orderId = state.orderId) {
      state.orderId = orderId;
      try {
        const { order } = await fetchOrder(api, orderId);
        Object.assign(state, { order, isMissing: false });
      } catch (error) {
        if (!(error instanceof ApiError && MISSING.includes(error.code ?? ''))) throw error;
        Object.assign(state, { order: null, isMissing: true });
      }
    },

    async cancel() {
      if (!state.order || state.isCancelling) return;
      Object.assign(state, { isCancelling: true, problem: null });
      try {
        const { order } = await sendCancel(api, state.order.id);
        state.order = order;
      } catch (error) {
        if (!storeOf(createAccountStore).hasEnded(error)) state.problem = problemOf(error);
      } finally {
        state.isCancelling = false;
      }
    },
  };
}
createOrderStore.storeKey = 'account.order';
