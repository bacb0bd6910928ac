import type { Footer, MenuEntry } from '@odeta/shared/contracts';
import { proxy } from '@odeta/shared/state';
import type { Storefront } from '@odeta/shared/storefront';

/** What header and footer show: the same for every visitor of a country, so `edge` keeps it for seconds. */
export interface Chrome {
  menu: Pick<MenuEntry, 'id' | 'name' | 'link' | 'categoryType'>[];
  footer: Footer | null;
  /** B15. */
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
}

/** Made anew each time: the state library would hand out one proxy per object, and so share it between visitors. */
const emptyChrome = (): Chrome => ({
  menu: [],
  footer: null,
  staticUrls: { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/' },
});

/** B1, B15, D1. */
export function createChromeStore({ api, logger }: Storefront) {
  const state = proxy(emptyChrome());

  return {
    state,

    /** For a page that the server had to send without them; no other page needs the code. */
    async load() {
      if (state.footer) return;
      try {
        const { loadChrome } = await import('./load-chrome.ts');
        Object.assign(state, await loadChrome(api));
      } catch (error) {
        logger.log('critical', 'Header and footer', error);
      }
    },
  };
}
createChromeStore.storeKey = 'shell.chrome';
