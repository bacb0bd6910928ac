import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';

/** Every page is a separate chunk, because visitors open each one as a new document. */
export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.home.path,
    chunk: 'home',
    open: () => import(/* webpackChunkName: "page-home" */ './home/home.parts.ts'),
  },
  {
    path: addresses.category.path,
    chunk: 'category',
    open: () => import(/* webpackChunkName: "page-category" */ './category/category.parts.ts'),
  },
  {
    path: addresses.product.path,
    chunk: 'product',
    open: () => import(/* webpackChunkName: "page-product" */ './product/product.parts.ts'),
  },
  {
    path: addresses.search.path,
    chunk: 'search',
    open: () => import(/* webpackChunkName: "page-search" */ './category/search/search.parts.ts'),
  },
  {
    path: addresses.wishlist.path,
    chunk: 'wishlist',
    open: () => import(/* webpackChunkName: "page-wishlist" */ './wishlist/wishlist.parts.ts'),
  },
  {
    path: addresses.stockNotice.path,
    chunk: 'stock-notice',
    open: () => import(/* webpackChunkName: "page-stock-notice" */ './stock-notice/stock-notice.parts.ts'),
  },
  {
    path: addresses.sharedWishlist.path,
    chunk: 'shared-wishlist',
    open: () => import(/* webpackChunkName: "page-shared-wishlist" */ './wishlist/shared-wishlist.parts.ts'),
  },
];
