import type { CartItem, CheckoutInit } from '@odeta/contracts';
import type { createChanges } from '@odeta/purchase';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { fetchCheckout, sendQuantity } from './checkout.api.ts';
import type { CheckoutState, Choices } from './checkout-state.ts';

interface Checkout {
  api: ApiClient;
  state: CheckoutState;
  change: ReturnType<typeof createChanges<Choices>>;
  show: (ask: () => Promise<CheckoutInit>) => Promise<void>;
}

/** The part of the checkout's store that reads and corrects the ordered goods. */
export function createGoods({ api, state, change, show }: Checkout) {
  /** Without a redirect if no goods are left, because the page says what is sold out. */
  async function refreshGoods() {
    try {
      await show(async () => ({ ...(await fetchCheckout(api, null)), redirect: null }));
    } catch (error) {
      // The page stays outdated, and the next attempt to order is refused again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return {
    refreshGoods,

    /** Orders only what is in stock of a line; costs and days of delivery follow from it. */
    async takeLeft({ entryId }: Pick<CartItem, 'entryId'>, quantity: number) {
      const isDone = await change({
        name: `quantity ${entryId}`,
        show: () => Object.assign(state, { problemAt: 'goods' }),
        async ask() {
          await sendQuantity(api, entryId, quantity);
          return {};
        },
      });
      if (isDone) await refreshGoods();
    },
  };
}
