import type { Product, VariantId } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchProduct } from './product.api.ts';

interface ProductState extends Loading {
  product: Product | null;
}

export function createProductStore({ api, events }: Storefront) {
  const state = proxy<ProductState>({ product: null, ...notLoaded });
  let isStale = false;

  events.on('page.restored', () => {
    isStale = true;
  });

  return {
    state,

    /** Another colour has another URL but the same product, so that nothing is requested. */
    load: resource(
      state,
      async (slug: string) => {
        if (state.product?.slug === slug && !isStale) return;
        const product = await fetchProduct(api, slug);
        isStale = false;
        return { product: ref(product) };
      },
      { notFound: { product: null } },
    ),

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
