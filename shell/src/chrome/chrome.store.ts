import { type Footer, type MenuEntry, readMenu, readStaticContents } from '@odeta/shared/contracts';
import { proxy } from '@odeta/shared/state';
import type { ApiClient, Storefront } from '@odeta/shared/storefront';

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

    /** For a page that the server had to send without them. */
    async load() {
      if (state.footer) return;
      try {
        Object.assign(state, await loadChrome(api));
      } catch (error) {
        logger.log('critical', 'Header and footer', error);
      }
    },
  };
}
createChromeStore.storeKey = 'shell.chrome';

export async function loadChrome(api: ApiClient): Promise<Chrome> {
  const [{ entries }, { contents }] = await Promise.all([api.send(readMenu, {}), api.send(readStaticContents, {})]);
  const tabs = entries.filter((entry) => entry.mainCategory && entry.menu_visibility_desktop);
  const menu = tabs.map(({ id, name, link, categoryType }) => ({ id, name, link, categoryType }));
  return { menu, footer: contents.footer, staticUrls: contents.staticUrls };
}
