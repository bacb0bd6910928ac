import type { PageParts } from '@odeta/storefront';
import { SharedWishlistPage } from './shared-wishlist.page.tsx';
import { createSharedWishlistStore } from './shared-wishlist.store.ts';

export const parts: PageParts = {
  page: SharedWishlistPage,
  load: ({ storeOf }, { params }) => storeOf(createSharedWishlistStore).load(params.share ?? ''),
  meta: ({ i18n, storeOf }) => ({
    title: i18n.t('wishlist.shared.page-title', { ns: 'catalog' }),
    robots: 'noindex',
    ...(storeOf(createSharedWishlistStore).state.status === 'not-found' && { status: 404 }),
  }),
};
