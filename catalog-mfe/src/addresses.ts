import type { DeclaredRoute } from '@odeta/contracts';

/** C5, P12. What a list of goods is narrowed to and ordered by. */
export const listQuery = [
  ...['size', 'color', 'type', 'material', 'supply', 'from', 'to', 'sale', 'rating'],
  ...['sort', 'page'],
];

/** What the release says of the remote's addresses; the pages themselves are in `routes.tsx`. */
export const addresses = {
  home: { path: '/', sameForAll: true },
  category: { path: '/c/:slug', sameForAll: true, query: listQuery },
  product: { path: '/p/:slug', sameForAll: true, query: ['color'] },
  search: { path: '/search/:term?', sameForAll: true, query: [...listQuery, 'q'] },
  wishlist: { path: '/wishlist' },
  stockNotice: { path: '/stock-notice/:token' },
  sharedWishlist: { path: '/wishlist/shared/:share' },
} satisfies Record<string, DeclaredRoute>;
