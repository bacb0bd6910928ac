import { sizeName, type VariantId, type Wish, type WishlistItem } from '@odeta/contracts';
import { putInCart } from '@odeta/purchase/put-in-cart';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, type Problem, problemOf, resource } from '@odeta/storefront/actions';
import { proxy, ref, type Snapshot } from '@odeta/storefront/state';
import { createWishesStore } from '@odeta/wishes';
import { sayAdded } from '../supply/say-added.ts';
import { fetchWishlist } from './wishlist.api.ts';

/** The result of the last click on an item's button. */
export type Outcome = { kind: 'size-missing' } | { kind: 'bought' } | { kind: 'failed'; problem: Problem };

interface WishlistState extends Loading {
  items: WishlistItem[];
  hasAccount: boolean;
  /** Token of the active link. */
  share: string | null;
  /** Keys of items that were removed since the page was opened; their places stay until the page is left. */
  removed: string[];
  /** Sizes that were chosen since then, by key. */
  chosen: Record<string, VariantId>;
  outcomes: Record<string, Outcome>;
  /** Key of the item that is being added to the cart. */
  buying: string | null;
}

type Item = Snapshot<WishlistItem>;

export const keyOf = ({ color, card }: Item): string => `${card.id} ${color}`;

export const wishOf = ({ color, card }: Item): Wish => ({ productId: card.id, color });

/** The chosen size: now, before, or the only one that exists. */
export function chosenVariant(item: Item, chosen: Readonly<Record<string, VariantId>>) {
  const id = chosen[keyOf(item)] ?? item.variantId;
  if (item.variants.length === 1) return item.variants[0];
  return item.variants.find(({ variantId }) => variantId === id);
}

/** The visitor's wishlist: items can be removed with undo, and bought in the chosen size. */
export function createWishlistStore(storefront: Storefront) {
  const { api, i18n, storeOf } = storefront;
  const state = proxy<WishlistState>({
    ...notLoaded,
    items: [],
    hasAccount: false,
    share: null,
    removed: [],
    chosen: {},
    outcomes: {},
    buying: null,
  });
  const { set } = storeOf(createWishesStore);
  const t = i18n.getFixedT(null, 'catalog');
  const change = (item: Item, isWished: boolean, variantId?: VariantId) =>
    set(wishOf(item), isWished, { unit: 'catalog', variantId });
  const without = (key: string) => state.removed.filter((one) => one !== key);

  function nameOf({ card, color }: Item, size: string) {
    const values = { product: card.name, color: card.colors.find(({ code }) => code === color)?.name ?? '' };
    const name = sizeName(size);
    return name === null ? t('product.variant-of-one-size', values) : t('product.variant', { ...values, size: name });
  }

  return {
    state,

    load: resource(state, async () => {
      const { items, hasAccount, share } = await fetchWishlist(api);
      return { items: ref(items), hasAccount, share, removed: [], chosen: {}, outcomes: {} };
    }),

    /** Stores the size with the item. */
    choose(item: Item, variantId: VariantId) {
      state.chosen[keyOf(item)] = variantId;
      delete state.outcomes[keyOf(item)];
      return change(item, true, variantId);
    },

    async remove(item: Item) {
      const key = keyOf(item);
      state.removed = [...without(key), key];
      if (!(await change(item, false))) state.removed = without(key);
    },

    async undo(item: Item) {
      const key = keyOf(item);
      state.removed = without(key);
      if (!(await change(item, true))) state.removed = [...without(key), key];
    },

    /** @returns whether there was a size to buy */
    async buy(item: Item): Promise<boolean> {
      const key = keyOf(item);
      const variant = chosenVariant(item, state.chosen);
      if (!variant) {
        state.outcomes[key] = { kind: 'size-missing' };
        return false;
      }
      if (state.buying !== null) return true;
      state.buying = key;
      delete state.outcomes[key];
      try {
        await putInCart(storefront, variant.variantId);
        state.outcomes[key] = { kind: 'bought' };
        sayAdded(storefront, nameOf(item, variant.size));
      } catch (error) {
        state.outcomes[key] = { kind: 'failed', problem: problemOf(error) };
      } finally {
        state.buying = null;
      }
      return true;
    },
  };
}
createWishlistStore.storeKey = 'catalog.wishlist';
createWishlistStore.storeAnswers = ['items'];
