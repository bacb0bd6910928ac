import { type CartItem, countCheckedAvailable, type EntryId, isPurchasable } from '@odeta/contracts';
import { createChanges } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { problem } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { askForValidation, fetchCart, prepareCheckout, sendChecked, sendQuantity } from './cart.api.ts';
import {
  type CartContent,
  type CartDeps,
  type CartState,
  contentOf,
  emptyCart,
  optimisticSummary,
  tickedOf,
} from './cart-state.ts';

/** The cart: selections and quantities are shown optimistically, and replaced by the server's answer. */
export function createCartStore(storefront: Storefront) {
  const { api, events } = storefront;
  const state = proxy(emptyCart());
  const change = createChanges<CartContent>(state, {
    contentOf: () => contentOf(state),
    onSettled: () => events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(state.cartItems) }),
  });

  const deps: CartDeps = { state, api, events, change };

  /** If the cart is gone, because the session has ended or another window has ordered, its goods stay on the page, beside the reason. */
  function unlessLost(answer: Partial<CartContent> & Pick<CartContent, 'cartItems'>): Partial<CartContent> {
    if (answer.cartItems.length > 0) return answer;
    Object.assign(state, { problem: problem('cart-lost'), isCartLost: true });
    return {};
  }

  const tick = (isTicked: (item: CartItem) => boolean) =>
    change({
      name: 'check',
      show() {
        for (const item of state.cartItems) item.checked = isTicked(item);
        state.summary = optimisticSummary(state);
      },
      ask: async () =>
        unlessLost(
          await sendChecked(
            api,
            tickedOf(state.cartItems).map(({ entryId }) => entryId),
          ),
        ),
    });

  return {
    state,

    load: (query: URLSearchParams) => load(state, storefront, query),

    check: (entryId: EntryId, checked: boolean) => tick((item) => (item.entryId === entryId ? checked : item.checked)),

    checkAll: (checked: boolean) => tick((item) => checked && isPurchasable(item)),

    async changeQuantity(entryId: EntryId, quantity: number) {
      const item = state.cartItems.find((one) => one.entryId === entryId);
      const pieces = quantity - (item?.quantity ?? quantity);
      const isDone = await change({
        name: `quantity ${entryId}`,
        show() {
          for (const item of state.cartItems) if (item.entryId === entryId) item.quantity = quantity;
          state.summary = optimisticSummary(state);
        },
        ask: async () => unlessLost(await sendQuantity(api, entryId, quantity)),
      });
      if (isDone && item) reportPieces(storefront, item, pieces);
      return isDone;
    },

    /** Removes lines from the cart, or moves them to the saved items. */
    removeLines: async (entryIds: readonly EntryId[], isSaved = false) =>
      (await loadRemoveLines()).removeLines(deps, entryIds, isSaved),

    undo: async () => (await loadRemoveLines()).undo(deps),

    /** For parts of the page that are loaded on demand. */
    deps,

    /** While the cart is validated, the data of the checkout is requested. @returns whether the buyer may go to checkout */
    async validate(): Promise<boolean> {
      if (tickedOf(state.cartItems).length === 0) {
        state.problem = problem(state.cartItems.some(isPurchasable) ? 'nothing-selected' : 'sold-out');
        return false;
      }
      let isValid = false;
      await change({
        name: 'validate',
        async ask() {
          // In its turn, so that all changes before it are included.
          prepareCheckout(api);
          const { validation, cartItems, summary } = await askForValidation(api);
          isValid = validation.valid;
          if (!isValid) state.problem = { key: null, text: validation.messages.join(' ') };
          return unlessLost({ cartItems, summary });
        },
      });
      return isValid;
    },
  };
}
createCartStore.storeKey = 'cart.cart';

/** The number of pieces added, or removed if negative. */
function reportPieces({ events }: Storefront, item: CartItem, pieces: number) {
  const fact = pieces > 0 ? 'items-added' : 'items-removed';
  if (pieces !== 0) events.emit('tracking.reported', { fact, items: [{ ...item, quantity: Math.abs(pieces) }] });
}

/** Loaded when the visitor removes a line. */
const loadRemoveLines = () => import(/* webpackChunkName: "remove-lines" */ './remove-lines.ts');

/** What a form without scripts took out can be brought back. */
function takenIn(query: URLSearchParams) {
  const taken = query.get('taken')?.match(/\d{1,18}/g);
  return taken && { taken };
}

/** Current contents stay visible until the answer arrives; the answer is ignored if the visitor has changed the cart meanwhile. */
async function load(state: CartState, { api, session, logger }: Storefront, query: URLSearchParams) {
  if (state.status === 'failed') state.status = 'loading';
  const { changes } = state;
  try {
    const { shippingPayment: _, ...cart } = await fetchCart(api, query, session.state.newUser);
    if (state.isSaving || state.changes !== changes) return;
    const isListKnown = state.savedItems?.length === cart.savedItemsCount;
    Object.assign(state, cart, {
      status: 'ready',
      savedItems: isListKnown ? state.savedItems : null,
      ...takenIn(query),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (state.status === 'loading') state.status = 'failed';
    logger.log('critical', 'The cart', error);
  }
}
