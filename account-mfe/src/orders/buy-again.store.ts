import { countCheckedAvailable } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Problem, problemOf } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { sendBuyAgain } from './orders.api.ts';

interface BuyAgainState {
  /** The order whose goods are being added to the cart; `isOrdered` when the checkout follows. */
  pending: { orderId: string; isOrdered: boolean } | null;
  /** The order whose goods are in the cart, and the names of those that are missing. */
  done: { orderId: string; missing: string[] } | null;
  problem: { orderId: string; problem: Problem } | null;
}

/** Adds the goods of an order to the cart again. */
export function createBuyAgainStore({ api, events, storeOf }: Storefront) {
  const state = proxy<BuyAgainState>({ pending: null, done: null, problem: null });
  return {
    state,
    /** Resolves to whether all goods are in the cart. With `isOrdered`, goods that were added before are not added twice. */
    async buyAgain(orderId: string, isOrdered = false): Promise<boolean> {
      if (state.pending) return false;
      if (isOrdered && state.done?.orderId === orderId) return state.done.missing.length === 0;
      Object.assign(state, { pending: { orderId, isOrdered }, done: null, problem: null });
      try {
        const { cartItems, missing } = await sendBuyAgain(api, orderId);
        state.done = { orderId, missing };
        events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(cartItems) });
        return missing.length === 0;
      } catch (error) {
        if (!storeOf(createAccountStore).hasEnded(error)) state.problem = { orderId, problem: problemOf(error) };
        return false;
      } finally {
        state.pending = null;
      }
    },
  };
}
createBuyAgainStore.storeKey = 'account.buy-again';
