import { type ProductCard, readArticle } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface CatalogueOrderState {
  status: 'open' | 'busy';
  problem: 'wrong' | 'failed' | null;
  /** Found products, the latest first. */
  found: ProductCard[];
}

const NOT_FOUND = 404;

/** Finds products by the article numbers of the printed catalogue. */
export function createCatalogueOrderStore({ api, logger }: Storefront) {
  const state = proxy<CatalogueOrderState>({ status: 'open', problem: null, found: [] });

  return {
    state,

    async find(number: string) {
      Object.assign(state, { status: 'busy', problem: null });
      try {
        const { product } = await api.send(readArticle, { number }, { suppressMessages: true });
        state.found = [product, ...state.found.filter(({ id }) => id !== product.id)];
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.status === NOT_FOUND;
        state.problem = isUnknown ? 'wrong' : 'failed';
        if (!isUnknown) logger.log('error', readArticle.path, error);
      }
      state.status = 'open';
    },

    refuse() {
      state.problem = 'wrong';
    },
  };
}
createCatalogueOrderStore.storeKey = 'help.catalogue-order';
