import type { Home } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchHome } from './home.api.ts';

interface HomeState extends Loading {
  home: Home | null;
}

export function createHomeStore({ api }: Storefront) {
  const state = proxy<HomeState>({ home: null, ...notLoaded });
  return { state, load: resource(state, async () => ({ home: ref(await fetchHome(api)) })) };
}
createHomeStore.storeKey = 'catalog.home';
createHomeStore.storeAnswers = ['home'];
