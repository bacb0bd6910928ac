import type { MenuEntry } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchMenu } from './menu.api.ts';

interface MenuState extends Loading {
  /** Not proxied: entries never change, and tracking what hundreds of rendered entries read would cost time. */
  entries: ReturnType<typeof ref<MenuEntry[]>>;
}

/** The whole menu, loaded on demand. */
export function createMenuStore({ api, logger }: Storefront) {
  const state = proxy<MenuState>({ entries: ref([]), ...notLoaded });
  const read = async () => ({ entries: ref((await fetchMenu(api)).entries) });
  const load = resource(state, read, { once: true, onFailure: (error) => logger.log('error', 'The menu', error) });
  return { state, load };
}
