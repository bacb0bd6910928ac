import type { MenuEntry } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { fetchMenu } from './menu.api.ts';

interface MenuState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** As they came: nobody changes them, and whoever draws hundreds need not be followed in what it reads of each. */
  entries: ReturnType<typeof ref<MenuEntry[]>>;
}

/** The whole menu, loaded when it is first needed. */
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
