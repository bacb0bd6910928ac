import type { MenuEntry } from '@odeta/shared/contracts';
import { proxy } from '@odeta/shared/state';
import type { Storefront } from '@odeta/shared/storefront';
import { fetchMenu } from './menu.api.ts';

interface MenuState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  entries: MenuEntry[];
}

/** B14. The whole menu, loaded when it is first needed. */
export function createMenuStore({ api, logger }: Storefront) {
  const state = proxy<MenuState>({ status: 'idle', entries: [] });

  return {
    state,

    async load() {
      if (state.status === 'loading' || state.status === 'ready') return;
      state.status = 'loading';
      try {
        const { entries } = await fetchMenu(api);
        Object.assign(state, { status: 'ready', entries });
      } catch (error) {
        state.status = 'failed';
        logger.log('error', 'The menu', error);
      }
    },
  };
}
