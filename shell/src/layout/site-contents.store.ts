import { buyingPages } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { emptyLayoutContents } from './layout-contents.ts';
import { type SiteContents, siteContentsFor } from './site-contents.ts';

/** A function, because the state library returns one proxy per object, which visitors would share. */
const emptySiteContents = (): SiteContents => ({
  menu: [],
  footer: null,
  layout: emptyLayoutContents(),
  staticUrls: { home: '/', wishlist: '/wishlist/', cart: buyingPages.cart, backToShop: '/' },
  topLinks: { wide: '', narrow: '' },
});

export function createSiteContentsStore({ api, logger, session }: Storefront) {
  const state = proxy(emptySiteContents());

  return {
    state,

    /** For a page that the server had to send without header and footer; other pages do not load this code. */
    async load() {
      if (state.footer) return;
      try {
        const { loadSiteContents } = await import(/* webpackChunkName: "failures" */ './load-site-contents.ts');
        Object.assign(state, siteContentsFor(await loadSiteContents(api), session.state.client));
      } catch (error) {
        logger.log('critical', 'Header and footer', error);
      }
    },
  };
}
createSiteContentsStore.storeKey = 'shell.site-contents';
createSiteContentsStore.storeAnswers = ['menu', 'footer', 'layout', 'staticUrls', 'topLinks'];
