import type { Product, VariantId } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, proxy, ref } from '@odeta/storefront/state';
import { type LoadStatus, leadsNowhere } from '../page/loading.ts';
import { fetchProduct } from './product.api.ts';

interface ProductState {
  status: LoadStatus;
  product: Product | null;
}

export function createProductStore({ api, events }: Storefront) {
  const state = proxy<ProductState>({ status: 'idle', product: null });
  const latest = latestOnly();
  let isStale = false;

  events.on('page.restored', () => {
    isStale = true;
  });

  return {
    state,

    /** Another colour has another URL but the same product, so that nothing is requested. */
    async load(slug: string) {
      if (state.product?.slug === slug && !isStale) return;
      try {
        const product = await latest(fetchProduct(api, slug));
        if (!product) return;
        isStale = false;
        Object.assign(state, { status: 'ready', product: ref(product) });
      } catch (error) {
        if (!leadsNowhere(error)) throw error;
        Object.assign(state, { status: 'not-found', product: null });
      }
    },

    /** Somebody else bought the last piece after the page was loaded. */
    markSoldOut(variantId: VariantId) {
      if (!state.product) return;
      const variants = state.product.variants.map((variant) =>
        variant.variantId === variantId
          ? { ...variant, availability: 3 as const, piecesLeft: null, arrivesOn: null }
          : variant,
      );
      state.product = ref({ ...state.product, variants });
    },
  };
}
createProductStore.storeKey = 'catalog.product';
createProductStore.storeAnswers = ['product'];
