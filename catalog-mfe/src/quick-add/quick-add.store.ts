import { type Product, type ProductCard, readProduct, sizeName, type Variant } from '@odeta/contracts';
import { putInCart } from '@odeta/purchase/put-in-cart';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Problem, problemOf } from '@odeta/storefront/actions';
import { proxy, ref, type Snapshot } from '@odeta/storefront/state';
import { sayAdded } from '../supply/say-added.ts';
import { type Supply, supplyOf } from '../supply/supply.ts';

type Card = Snapshot<Pick<ProductCard, 'name' | 'url' | 'shownColor'>>;

export interface OfferedSize {
  /** `null` for goods in one size. */
  name: string | null;
  supply: Supply;
  variant: Variant | undefined;
}

interface QuickAddState {
  status: 'loading' | 'ready' | 'failed';
  /** The sizes of the colour in the card's picture. */
  sizes: readonly OfferedSize[];
  /** The variant that is being added. */
  adding: string | null;
  problem: Problem | null;
}

/** Puts a product of a list into the cart: reads its sizes, and adds the pressed one. */
export function createQuickAddStore(storefront: Storefront) {
  const state = proxy<QuickAddState>({ status: 'loading', sizes: [], adding: null, problem: null });

  return {
    state,

    async load(card: Card) {
      Object.assign(state, { status: 'loading', sizes: [], problem: null });
      try {
        const slug = slugOf(card.url);
        const product = await storefront.api.send(readProduct, { slug }, { suppressMessages: true });
        Object.assign(state, { status: 'ready', sizes: ref(sizesOf(product, card.shownColor)) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.status = 'failed';
      }
    },

    /** Resolves to whether it was added. */
    async add({ variantId }: Variant, name: string): Promise<boolean> {
      if (state.adding !== null) return false;
      Object.assign(state, { adding: variantId, problem: null });
      try {
        await putInCart(storefront, variantId);
        sayAdded(storefront, name);
        return true;
      } catch (error) {
        state.problem = problemOf(error);
        return false;
      } finally {
        state.adding = null;
      }
    },
  };
}

const slugOf = (url: string) => decodeURIComponent(/^\/p\/([^/?#]+)/.exec(url)?.[1] ?? '');

function sizesOf({ colors, sizes, variants }: Product, shownColor: string): OfferedSize[] {
  const color = colors.find(({ code }) => code === shownColor) ?? colors[0];
  return sizes.map((size) => {
    const variant = variants.find((one) => one.colorCode === color?.code && one.size === size);
    return { name: sizeName(size), supply: supplyOf(variant), variant };
  });
}
