import type { VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { putInCart, sayAdded } from '../put-in-cart.ts';

interface BuyingState {
  status: 'idle' | 'busy';
  /** Why the goods are not in the cart. */
  problem: Problem | null;
  /** The visitor pressed without having chosen a size. */
  isSizeMissing: boolean;
}

/** R17. Puts a product into the cart and says so, with the way there. */
export function createBuyingStore(storefront: Storefront) {
  const state = proxy<BuyingState>({ status: 'idle', problem: null, isSizeMissing: false });

  return {
    state,

    /** `name` says to the visitor what was added. */
    async add(variantId: VariantId, name: string) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null, isSizeMissing: false });
      try {
        await putInCart(storefront, variantId);
        sayAdded(storefront, name);
      } catch (error) {
        state.problem = problemOf(error);
      } finally {
        state.status = 'idle';
      }
    },

    askForSize() {
      Object.assign(state, { problem: null, isSizeMissing: true });
    },

    /** What was said of another choice says nothing of this one. */
    forget() {
      Object.assign(state, { problem: null, isSizeMissing: false });
    },
  };
}
