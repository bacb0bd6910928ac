import { type AfterSale, cancelOrder, readAfterSale } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createConfirmStore } from './confirm.store.ts';

interface AfterSaleState extends Sending {
  orderId: string;
  /** `null` until it is known, and if it cannot be read: the page shows the order all the same. */
  afterSale: AfterSale | null;
}

/** What a guest may do with the shown order now. */
export function createAfterSaleStore({ api, storeOf }: Storefront) {
  const state = proxy<AfterSaleState>({ ...notSending, orderId: '', afterSale: null });
  const quietly = { suppressMessages: true };

  async function read(orderId: string) {
    const { afterSale } = await api.send(readAfterSale, { orderId }, quietly);
    Object.assign(state, { orderId, afterSale });
  }

  return {
    state,

    async load(orderId: string) {
      if (state.orderId !== orderId) Object.assign(state, { orderId, afterSale: null });
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
