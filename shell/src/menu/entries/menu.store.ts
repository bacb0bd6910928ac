import type { MenuEntry } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchMenu } from './menu.api.ts';

interface MenuState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Not proxied: entries never change, and tracking what hundreds of rendered entries read would cost time. */
  entries: ReturnType<typeof ref<MenuEntry[]>>;
}

/** The whole menu, loaded on demand. */
export function createMenuStore({ api, logger }: Storefront) {
  const state = proxy<MenuState>({ status: 'idle', entries: ref([]) });

  return {
    state,

    async load() {
      if (state.status === 'loading' || state.status === 'ready') return;
      state.status = 'loading';
      try {
        const { entries } = await fetchMenu(api);
        Object.assign(state, { status: 'ready', entries: ref(entries) });
      } catch (error) {
        state.status = 'failed';
        logger.log('error', 'The menu', error);
      }
    },
  };
}
