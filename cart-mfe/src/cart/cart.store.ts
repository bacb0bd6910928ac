import { type CartItem, countCheckedAvailable, type EntryId } from '@odeta/shared/contracts';
import { createChanges, problem } from '@odeta/shared/purchase';
import { proxy } from '@odeta/shared/state';
import { ApiError, type Storefront } from '@odeta/shared/storefront';
import { askForValidation, fetchCart, putBack, sendChecked, sendQuantity, sendRemoved } from './cart.api.ts';
import { type CartContent, type CartState, contentOf, emptyCart, isPurchasable, tickedOf } from './cart-state.ts';

/** The cart (I1–I8): ticks and quantities show at once, the server's answer counts. */
export function createCartStore(storefront: Storefront) {
  const { api, events } = storefront;
  const state = proxy(emptyCart());
  const change = createChanges<CartContent>(state, {
    contentOf: () => contentOf(state),
    onSettled: () => events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(state.cartItems) }),
  });

  const tick = (wanted: (item: CartItem) => boolean) =>
    change({
      name: 'check',
      show() {
        for (const item of state.cartItems) item.checked = wanted(item);
      },
      ask: () =>
        sendChecked(
          api,
          tickedOf(state.cartItems).map(({ entryId }) => entryId),
        ),
    });

  return {
    state,

    load: (query: URLSearchParams) => load(state, storefront, query),

    check: (entryId: EntryId, checked: boolean) => tick((item) => (item.entryId === entryId ? checked : item.checked)),

    checkAll: (checked: boolean) => tick((item) => checked && isPurchasable(item)),

    changeQuantity: (entryId: EntryId, quantity: number) =>
      change({
        name: `quantity ${entryId}`,
        show() {
          for (const item of state.cartItems) if (item.entryId === entryId) item.quantity = quantity;
        },
        ask: () => sendQuantity(api, entryId, quantity),
      }),

    /** I4. What was taken out can be put back until something else is taken out. */
    async remove(entryIds: readonly EntryId[]) {
      const isRemoved = ({ entryId }: CartItem) => entryIds.includes(entryId);
      const items = state.cartItems.filter(isRemoved).map((item) => ({ ...item }));
      const index = state.cartItems.findIndex(isRemoved);
      const done = await change({
        name: `remove ${entryIds.join()}`,
        show() {
          Object.assign(state, {
            cartItems: state.cartItems.filter((item) => !isRemoved(item)),
            removed: { items, index },
          });
        },
        ask: () => sendRemoved(api, [...entryIds]),
      });
      if (!done) state.removed = null;
    },

    async undo() {
      const { removed } = state;
      if (!removed) return;
      state.removed = null;
      const done = await change({ name: 'undo', ask: () => putBack(api, removed.items) });
      if (!done) state.removed = removed;
    },

    /** I5, H23. @returns whether the buyer may go to checkout */
    async validate(): Promise<boolean> {
      if (tickedOf(state.cartItems).length === 0) {
        state.problem = problem(state.cartItems.some(isPurchasable) ? 'nothing-selected' : 'sold-out');
        return false;
      }
      let isValid = false;
      await change({
        name: 'validate',
        async ask() {
          const { validation, cartItems, summary } = await askForValidation(api);
          isValid = validation.valid;
          if (!isValid) state.problem = { key: null, text: validation.messages.join(' ') };
          return { cartItems, summary };
        },
      });
      return isValid;
    },
  };
}
createCartStore.storeKey = 'cart.cart';

/** I1. What is shown already stays until the answer is here. */
async function load(state: CartState, { api, session, logger }: Storefront, query: URLSearchParams) {
  if (state.status === 'failed') state.status = 'loading';
  try {
    const {
      hurraTagManager: _,
      shippingPayment: __,
      discountCode,
      ...cart
    } = await fetchCart(api, query, session.state.newUser);
    Object.assign(state, cart, { status: 'ready', codeName: discountCode?.name ?? null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (state.status === 'loading') state.status = 'failed';
    logger.log('critical', 'The cart', error);
  }
}
