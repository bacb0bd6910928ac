import { buyingPages, countCheckedAvailable, type VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { sendAdded } from './product.api.ts';

interface BuyingState {
  status: 'idle' | 'busy';
  /** Why the goods are not in the cart. */
  problem: Problem | null;
  /** The visitor pressed without having chosen a size. */
  isSizeMissing: boolean;
}

/** R17. Puts a product into the cart and says so, with the way there. */
export function createBuyingStore({ api, events, i18n, storeOf }: Storefront) {
  const state = proxy<BuyingState>({ status: 'idle', problem: null, isSizeMissing: false });
  const t = i18n.getFixedT(null, 'catalog');

  return {
    state,

    /** `name` says to the visitor what was added. */
    async add(variantId: VariantId, name: string) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null, isSizeMissing: false });
      try {
        const { cartItems } = await sendAdded(api, variantId);
        events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(cartItems) });
        const items = cartItems.filter(({ id }) => id === variantId).map((item) => ({ ...item, quantity: 1 }));
        events.emit('tracking.reported', { fact: 'items-added', items });
        const link = { label: t('product.to-cart'), url: buyingPages.cart };
        storeOf(createAlertsStore).show({ type: 'success', message: t('product.added', { name }), tag: 'added', link });
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
