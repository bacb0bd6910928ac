import { isSameWish, type VariantId, type Wish } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { inTurn, problemOf } from '@odeta/storefront/actions';
import { proxy, type Snapshot } from '@odeta/storefront/state';
import { sendRemovedWish, sendWish } from './wishes.api.ts';

interface Change extends Wish {
  id: number;
  isWished: boolean;
}

interface WishesState {
  /** Optimistic updates that the server has not answered yet. */
  changes: Change[];
}

interface Where {
  /** The unit whose messages hold the group `wishes`. */
  unit: string;
  /** Of the chosen size. */
  variantId?: VariantId | null | undefined;
}

/** Adds goods to the wishlist and removes them. A failed change is reverted and shown in an alert. */
export function createWishesStore({ api, events, i18n, storeOf }: Storefront) {
  const state = proxy<WishesState>({ changes: [] });
  const send = inTurn();
  let lastId = 0;

  function explain(error: unknown, unit: string) {
    const { key, text } = problemOf(error);
    const message = key === null ? text : i18n.t(`wishes.problems.${key}`, { ns: unit });
    storeOf(createAlertsStore).show({ type: 'error', message, tag: 'wishlist' });
  }

  return {
    state,

    /** @returns whether the change succeeded */
    async set({ productId, color }: Wish, isWished: boolean, { unit, variantId = null }: Where): Promise<boolean> {
      lastId += 1;
      const change = { id: lastId, productId, color, isWished };
      state.changes = [...state.changes.filter((one) => !isSameWish(one, change)), change];
      try {
        const wish = { productId, color };
        const ask = () => (isWished ? sendWish(api, wish, variantId) : sendRemovedWish(api, wish));
        const answer = await send(`${productId} ${color}`, ask);
        if (answer) events.emit('wishlist.changed', answer);
        return answer !== undefined;
      } catch (error) {
        explain(error, unit);
        return false;
      } finally {
        state.changes = state.changes.filter(({ id }) => id !== change.id);
      }
    },
  };
}

/** The last requested state, or without one the state of the server. */
export function isWished(wish: Wish, wishlist: readonly Wish[], { changes }: Snapshot<WishesState>): boolean {
  const change = changes.find((one) => isSameWish(one, wish));
  return change ? change.isWished : wishlist.some((one) => isSameWish(one, wish));
}
