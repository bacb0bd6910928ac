import type { ReturnDetail } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { orderUrl } from '../links/order-url.ts';
import { type PageStatus, readOrMiss } from './read-or-miss.ts';
import { fetchReturn, sendCancel } from './returns.api.ts';

interface ReturnState {
  status: PageStatus;
  /** From the URL. */
  returnId: string;
  detail: ReturnDetail | null;
  isCancelling: boolean;
  /** Why cancelling failed. */
  problem: Problem | null;
}

/** A return and its cancellation. */
export function createReturnStore(
  { api, logger }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<ReturnState>({ status: 'idle', returnId: '', detail: null, isCancelling: false, problem: null });
  return {
    state,

    async load(returnId = state.returnId) {
      state.returnId = returnId;
      await readOrMiss(state, logger, async () => {
        state.detail = (await fetchReturn(api, returnId)).detail;
      });
    },

    async cancel() {
      if (state.isCancelling) return;
      Object.assign(state, { isCancelling: true, problem: null });
      try {
        const { orderId } = await sendCancel(api, state.returnId);
        go(orderUrl(orderId));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        Object.assign(state, { isCancelling: false, problem: problemOf(error) });
      }
    },
  };
}
createReturnStore.storeKey = 'account.return';
