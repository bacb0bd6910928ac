import type { ReturnDetail } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { orderUrl } from '../links/order-url.ts';
import { fetchReturn, sendCancel } from './returns.api.ts';

interface ReturnState extends Loading, Sending {
  /** From the URL. */
  returnId: string;
  detail: ReturnDetail | null;
}

/** A return and its cancellation. */
export function createReturnStore(
  { api, logger }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<ReturnState>({ returnId: '', detail: null, ...notLoaded, ...notSending });
  return {
    state,

    load: resource(
      state,
      (returnId: string = state.returnId) => {
        state.returnId = returnId;
        return fetchReturn(api, returnId);
      },
      { notFound: {}, onFailure: (error) => logger.log('critical', error.endpoint, error) },
    ),

    cancel: mutation(state, async () => {
      const { orderId } = await sendCancel(api, state.returnId);
      go(orderUrl(orderId));
      return { isBusy: true };
    }),
  };
}
createReturnStore.storeKey = 'account.return';
