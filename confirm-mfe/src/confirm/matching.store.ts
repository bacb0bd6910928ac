import type { ProductCard } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchMatching } from './confirm.api.ts';

/** Products that match the ordered ones, requested once per order. */
export function createMatchingStore({ api, logger }: Storefront) {
  const state = proxy({ products: [] as ProductCard[] });
  const asked = { variants: '' };

  return {
    state,

    async load(variants: readonly string[]) {
      const wanted = variants.join(',');
      if (asked.variants === wanted) return;
      asked.variants = wanted;
      try {
        const { products } = await fetchMatching(api, wanted);
        if (asked.variants === wanted) state.products = products;
      } catch (error) {
        // The order is shown, and the page is complete without these products.
        logger.log('warning', 'Goods that go with an order', error);
      }
    },
  };
}
