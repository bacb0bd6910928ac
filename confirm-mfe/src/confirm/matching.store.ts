import type { ProductCard } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchMatching } from './confirm.api.ts';

/** N1. What goes with the ordered goods, asked for once per order. */
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
        // The order is on the page; without these goods nothing is missing.
        logger.log('warning', 'Goods that go with an order', error);
      }
    },
  };
}
