import type { PageParts } from '@odeta/storefront';
import { WishlistPage } from './wishlist.page.tsx';
import { createWishlistStore } from './wishlist.store.ts';

export const parts: PageParts = {
  page: WishlistPage,
  load: ({ storeOf }) => storeOf(createWishlistStore).load(),
  meta: ({ i18n }) => ({ title: i18n.t('wishlist.page-title', { ns: 'catalog' }), robots: 'noindex' }),
};
