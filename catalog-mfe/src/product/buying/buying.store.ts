import type { CartAnswer, CartItem, VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { putInCart, sayAdded } from '../../put-in-cart.ts';

interface Added {
  item: CartItem;
  /** What it says to the visitor. */
  name: string;
  cart: CartAnswer;
}

interface BuyingState {
  status: 'idle' | 'busy';
  /** P11. Pieces that the next press puts into the cart. */
  quantity: number;
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
    quantity: 1,
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
    async add(variantId: VariantId, name: string, quantity = 1) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null, isSizeMissing: false });
      try {
        const cart = await putInCart(storefront, variantId, quantity);
        const item = cart.cartItems.find(({ id }) => id === variantId);
        if (item) Object.assign(state, { added: ref({ item, name, cart }), isAddedShown: true });
        else sayAdded(storefront, name);
        state.quantity = 1;
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

    chooseQuantity: (quantity: number) => void Object.assign(state, { quantity, problem: null }),

    askForSize() {
      Object.assign(state, { problem: null, isSizeMissing: true });
    },

    /** What was said of another choice says nothing of this one. */
    forget() {
      Object.assign(state, { problem: null, isSizeMissing: false });
    },
  };
}
