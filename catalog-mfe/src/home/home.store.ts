import type { Home } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchHome } from './home.api.ts';

export function createHomeStore({ api }: Storefront) {
  const state = proxy<{ home: Home | null }>({ home: null });

  return {
    state,

    async load() {
      state.home = ref(await fetchHome(api));
    },
  };
}
createHomeStore.storeKey = 'catalog.home';
createHomeStore.storeAnswers = ['home'];
