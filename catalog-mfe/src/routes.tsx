import type { RemoteRoute } from '@odeta/storefront';

/** Every page is a chunk of its own: a visitor comes to each with a document of its own. */
export const routes: readonly RemoteRoute[] = [
  { path: '', chunk: 'home', open: () => import(/* webpackChunkName: "page-home" */ './home/home.parts.ts') },
  {
    path: 'c/:slug',
    chunk: 'category',
    open: () => import(/* webpackChunkName: "page-category" */ './category/category.parts.ts'),
  },
  {
    path: 'p/:slug',
    chunk: 'product',
    open: () => import(/* webpackChunkName: "page-product" */ './product/product.parts.ts'),
  },
  {
    path: 'search/:term?',
    chunk: 'search',
    open: () => import(/* webpackChunkName: "page-search" */ './category/search.parts.ts'),
  },
];
