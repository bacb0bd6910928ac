import type { DeclaredRoute } from '@odeta/contracts';

/** Query parameters that filter and sort a list of goods. */
export const listQuery = [
  ...['size', 'color', 'type', 'material', 'supply', 'from', 'to', 'sale', 'rating'],
  ...['sort', 'page'],
];

/** Route declarations for the release; the pages are in `routes.tsx`. */
export const addresses = {
  home: { path: '/', sameForAll: true },
  category: { path: '/c/:slug', sameForAll: true, query: listQuery },
  product: { path: '/p/:slug', sameForAll: true, query: ['color'] },
  search: { path: '/search/:term?', sameForAll: true, query: [...listQuery, 'q'] },
  wishlist: { path: '/wishlist' },
  stockNotice: { path: '/stock-notice/:token' },
  sharedWishlist: { path: '/wishlist/shared/:share' },
} satisfies Record<string, DeclaredRoute>;
