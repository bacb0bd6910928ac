import type { CartAnswer, CartItem, VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { putInCart, sayAdded } from '../../put-in-cart.ts';
import { createProductStore } from '../product.store.ts';

interface Added {
  item: CartItem;
  /** What it says to the visitor. */
  name: string;
  cart: CartAnswer;
  /** Pieces that came into the cart, and how many were wanted. */
  pieces: number;
  wanted: number;
}

interface BuyingState {
  status: 'idle' | 'busy';
  /** P11. Pieces that the next press puts into the cart. */
  quantity: number;
  /** What came into the cart last. */
  added: Added | null;
  /** What the drawer shows: what was added, the sizes to choose from, or that somebody else bought the last piece. */
  drawer: 'added' | 'sizes' | 'sold-out' | null;
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
    drawer: null,
    problem: null,
    isSizeMissing: false,
  });
  const close = () => void Object.assign(state, { drawer: null, isSizeMissing: false });
  // Whoever comes back from the cart comes back to the product.
  storefront.events.on('page.restored', close);

  function showAdded(added: Omit<Added, 'item'>, item: CartItem | undefined) {
    if (item) return Object.assign(state, { added: ref({ ...added, item }), drawer: 'added' });
    close();
    sayAdded(storefront, added.name);
  }

  function showRefusal(error: unknown, variantId: VariantId) {
    state.problem = problemOf(error);
    if (!(error instanceof ApiError && error.code === 'sold-out')) return;
    storefront.storeOf(createProductStore).markSoldOut(variantId);
    state.drawer = 'sold-out';
  }

  return {
    state,
    close,

    /** `name` says to the visitor what was added. */
    async add(variantId: VariantId, name: string, wanted = 1) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null, isSizeMissing: false });
      try {
        const { cart, added: pieces } = await putInCart(storefront, variantId, wanted);
        const item = cart.cartItems.find(({ id }) => id === variantId);
        showAdded({ name, cart, pieces, wanted }, item);
        state.quantity = 1;
      } catch (error) {
        showRefusal(error, variantId);
      } finally {
        state.status = 'idle';
      }
    },

    /** In words, where the drawer cannot be fetched. */
    sayInWords() {
      const { added, drawer } = state;
      close();
      if (drawer === 'added' && added) sayAdded(storefront, added.name);
    },

    chooseQuantity: (quantity: number) => void Object.assign(state, { quantity, problem: null }),

    askForSize() {
      Object.assign(state, { problem: null, isSizeMissing: true });
    },

    /** Where the sizes of the page are not in view. */
    showSizes() {
      Object.assign(state, { problem: null, drawer: 'sizes' });
    },

    /** What was said of another choice says nothing of this one. */
    forget() {
      Object.assign(state, { problem: null, isSizeMissing: false });
    },
  };
}
