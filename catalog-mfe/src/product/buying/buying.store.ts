import type { CartAnswer, CartItem, VariantId } from '@odeta/contracts';
import { putInCart } from '@odeta/purchase/put-in-cart';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Problem, problemOf } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { sayAdded } from '../../supply/say-added.ts';
import { createProductStore } from '../product.store.ts';

interface Added {
  item: CartItem;
  /** Full name for the visitor. */
  name: string;
  cart: CartAnswer;
  /** Pieces that were added to the cart, and the requested number. */
  pieces: number;
  wanted: number;
}

interface BuyingState {
  status: 'idle' | 'busy';
  /** Pieces to add to the cart. */
  quantity: number;
  /** What was last added to the cart. */
  added: Added | null;
  /** What the drawer shows: the added goods, the sizes to choose from, or that somebody else bought the last piece. */
  drawer: 'added' | 'sizes' | 'sold-out' | null;
  /** The variant that was sold out, because the choice may have changed while the request was sent. */
  refused: VariantId | null;
  /** Why the goods were not added. */
  problem: Problem | null;
  /** The visitor tried to buy without a size. */
  isSizeMissing: boolean;
}

/** Adds a product to the cart and shows it, with links to continue. */
export function createBuyingStore(storefront: Storefront) {
  const state = proxy<BuyingState>({
    status: 'idle',
    quantity: 1,
    added: null,
    drawer: null,
    refused: null,
    problem: null,
    isSizeMissing: false,
  });
  const close = () => void Object.assign(state, { drawer: null, isSizeMissing: false });
  // A visitor who returns from the cart with Back sees the product without a drawer.
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
    Object.assign(state, { refused: variantId, drawer: 'sold-out' });
  }

  return {
    state,
    close,

    /** `name`: what was added, for the visitor. */
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

    /** Shows an alert instead when the drawer's chunk cannot be loaded. */
    sayInWords() {
      const { added, drawer } = state;
      close();
      if (drawer === 'added' && added) sayAdded(storefront, added.name);
    },

    chooseQuantity: (quantity: number) => void Object.assign(state, { quantity, problem: null }),

    askForSize() {
      Object.assign(state, { problem: null, isSizeMissing: true });
    },

    /** Used when the sizes of the page may be out of view. */
    showSizes() {
      Object.assign(state, { problem: null, drawer: 'sizes' });
    },

    /** Messages about the former choice do not apply to the new one. */
    forget() {
      Object.assign(state, { problem: null, isSizeMissing: false });
    },
  };
}
