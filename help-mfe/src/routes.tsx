import type { RemoteRoute } from '@odeta/storefront';
import { helpMeta } from './help/help.meta.ts';
import { HelpPage } from './help/help.page.tsx';
import { createHelpStore } from './help/help.store.ts';
import { AccountPage } from './soon/account.page.tsx';
import { WishlistPage } from './soon/wishlist.page.tsx';

/** Addresses of the whole shop: the remote answers in several places. */
export const routes: readonly RemoteRoute[] = [
  {
    path: 'pomoc/:slug?',
    page: HelpPage,
    load: ({ storeOf }, { params }) => storeOf(createHelpStore).load(params.slug ?? null),
    meta: helpMeta,
  },
  {
    path: 'my-account/*',
    page: AccountPage,
    meta: ({ i18n }) => ({ title: i18n.t('account.page-title', { ns: 'help' }), robots: 'noindex' }),
  },
  {
    path: 'wishlist',
    page: WishlistPage,
    meta: ({ i18n }) => ({ title: i18n.t('wishlist.page-title', { ns: 'help' }), robots: 'noindex' }),
  },
];
