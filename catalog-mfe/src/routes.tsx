import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';

/** Every page is a separate chunk, because visitors open each one as a new document. */
export const routes: readonly RemoteRoute[] = [
  page(addresses.home, () => import('./home/home.page.tsx')),
  page(addresses.category, () => import('./category/category.page.tsx')),
  page(addresses.product, () => import('./product/product.page.tsx')),
  page(addresses.search, () => import('./category/search/search.page.tsx')),
  page(addresses.wishlist, () => import('./wishlist/wishlist.page.tsx')),
  page(addresses.stockNotice, () => import('./stock-notice/stock-notice.page.tsx')),
  page(addresses.sharedWishlist, () => import('./wishlist/shared-wishlist.page.tsx')),
];
