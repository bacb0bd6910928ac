import type { CartAnswer, CartItem, VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { putInCart, sayAdded } from '../put-in-cart.ts';

interface Added {
  item: CartItem;
  /** What it says to the visitor. */
  name: string;
  cart: CartAnswer;
}

interface BuyingState {
  status: 'idle' | 'busy';
  /** What came into the cart last. */
  added: Added | null;
  isAddedShown: boolean;
  /** Why the goods are not in the cart. */
  problem: Problem | null;
  /** The visitor pressed without having chosen a size. */
  isSizeMissing: boolean;
}

/** R17. Puts a product into the cart and shows it, with the ways on. */
export function createBuyingStore(storefront: Storefront) {
  const state = proxy<BuyingState>({
    status: 'idle',
    added: null,
    isAddedShown: false,
    problem: null,
    isSizeMissing: false,
  });
  const close = () => {
    state.isAddedShown = false;
  };
  // Whoever comes back from the cart comes back to the product.
  storefront.events.on('page.restored', close);

  return {
    state,
    close,

    /** `name` says to the visitor what was added. */
    async add(variantId: VariantId, name: string) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null, isSizeMissing: false });
      try {
        const cart = await putInCart(storefront, variantId);
        const item = cart.cartItems.find(({ id }) => id === variantId);
        if (item) Object.assign(state, { added: ref({ item, name, cart }), isAddedShown: true });
        else sayAdded(storefront, name);
      } catch (error) {
        state.problem = problemOf(error);
      } finally {
        state.status = 'idle';
      }
    },

    /** In words, where it cannot be shown. */
    sayAdded() {
      close();
      if (state.added) sayAdded(storefront, state.added.name);
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
