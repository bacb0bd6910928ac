import type { ClientKind, Footer, MenuEntry } from '@odeta/shared/contracts';
import { proxy } from '@odeta/shared/state';
import type { Storefront } from '@odeta/shared/storefront';
import { type Around, noAround } from '../around/around.ts';

/** What header and footer show: the same for every visitor of a country, so `edge` keeps it for seconds. */
export interface Chrome {
  menu: MenuTab[];
  footer: Footer | null;
  around: Around;
  /** B15. */
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
  /** B4. Html for the kind of client that shows the page. */
  topLinks: string;
}

/** B6. An entry of the menu's first level; what lies below comes when it is first wanted. */
export interface MenuTab extends Pick<MenuEntry, 'id' | 'name' | 'link' | 'categoryType'> {
  /** There is something below it on a wide screen. */
  opens: boolean;
}

/** Of a country, for all kinds of client. */
export interface LoadedChrome extends Omit<Chrome, 'topLinks'> {
  topMenu: { application: string; desktop: string; mobile: string };
  /** D12, F8. Origins of the country's scripts of others, for the server's policy alone. */
  providers: string[];
}

/** B4. */
export function chromeFor({ topMenu, providers: _, ...chrome }: LoadedChrome, { isApp, isMobile }: ClientKind): Chrome {
  const ofBrowser = isMobile ? topMenu.mobile : topMenu.desktop;
  return { ...chrome, topLinks: isApp ? topMenu.application : ofBrowser };
}

/** Made anew each time: the state library would hand out one proxy per object, and so share it between visitors. */
const emptyChrome = (): Chrome => ({
  menu: [],
  footer: null,
  around: noAround(),
  staticUrls: { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/' },
  topLinks: '',
});

/** B1, B15, D1. */
export function createChromeStore({ api, logger, session }: Storefront) {
  const state = proxy(emptyChrome());

  return {
    state,

    /** For a page that the server had to send without them; no other page needs the code. */
    async load() {
      if (state.footer) return;
      try {
        const { loadChrome } = await import(/* webpackChunkName: "spare" */ './load-chrome.ts');
        Object.assign(state, chromeFor(await loadChrome(api), session.state.client));
      } catch (error) {
        logger.log('critical', 'Header and footer', error);
      }
    },
  };
}
createChromeStore.storeKey = 'shell.chrome';
createChromeStore.storeAnswers = ['menu', 'footer', 'around', 'staticUrls'];
