import { type AfterSale, cancelOrder, type PlacedOrder, readAfterSale } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createConfirmStore } from './confirm.store.ts';

interface AfterSaleState extends Sending {
  orderId: string;
  /** Of the order when it was read. */
  progress: string | null;
  /** `null` until it is known, and if it cannot be read: the page shows the order all the same. */
  afterSale: AfterSale | null;
}

/** What a guest may do with the shown order now. */
export function createAfterSaleStore({ api, storeOf }: Storefront) {
  const state = proxy<AfterSaleState>({ ...notSending, orderId: '', progress: null, afterSale: null });
  const quietly = { suppressMessages: true };

  async function read(orderId: string) {
    const { afterSale } = await api.send(readAfterSale, { orderId }, quietly);
    Object.assign(state, { orderId, afterSale });
  }

  return {
    state,

    /** Reads it once for each state of the order. */
    async load({ id: orderId, progress }: Pick<PlacedOrder, 'id' | 'progress'>) {
      if (state.orderId !== orderId) state.afterSale = null;
      else if (state.afterSale && state.progress === progress) return;
      Object.assign(state, { orderId, progress });
      await read(orderId).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    },

    cancel: mutation(state, async () => {
      const { orderId } = state;
      const { order } = await api.send(cancelOrder, { orderId }, quietly);
      await storeOf(createConfirmStore).refresh();
      return order.afterSale ? { afterSale: order.afterSale } : {};
    }),
  };
}
createAfterSaleStore.storeKey = 'confirm.after-sale';
