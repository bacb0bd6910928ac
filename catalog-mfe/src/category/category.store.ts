import type { Category } from '@odeta/shared/contracts';
import { latestOnly, proxy } from '@odeta/shared/state';
import type { Storefront } from '@odeta/shared/storefront';
import { type LoadStatus, leadsNowhere } from '../loading.ts';
import { fetchCategory } from './category.api.ts';
import type { CategoryAddress } from './category-address.ts';

interface CategoryState {
  status: LoadStatus;
  category: Category | null;
}

/** P12. One page of a category. */
export function createCategoryStore({ api }: Storefront) {
  const state = proxy<CategoryState>({ status: 'idle', category: null });
  const latest = latestOnly();

  return {
    state,

    async load(address: CategoryAddress) {
      try {
        const category = await latest(fetchCategory(api, address));
        if (category) Object.assign(state, { status: 'ready', category });
      } catch (error) {
        if (!leadsNowhere(error)) throw error;
        Object.assign(state, { status: 'not-found', category: null });
      }
    },
  };
}
createCategoryStore.storeKey = 'catalog.category';
