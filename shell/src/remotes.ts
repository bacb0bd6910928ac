import { buyingPages } from '@odeta/contracts';
export interface RemoteMount {
  /** `federation.name` of the remote's `package.json`. */
  name: string;
  /** Where its addresses begin. */
  mount: string;
  /** Patterns below the mount that are its own; everything when left out. */
  paths?: readonly string[];
  /** Query parameters that change what the server renders; the others do not belong to a page that is cached. */
  query?: readonly string[];
  /** The same for every visitor of a country: the page may be kept for seconds. */
  sameForAll?: boolean;
  /** A4: reached from the others of this kind without a new document. */
  inPage?: boolean;
  /** B2. What the layout leaves out beside the page: `account` most of the footer, `help` the search box of narrow screens. */
  area?: 'account' | 'help';
  /** R2: always the simple header; on a page without it the app rule decides. */
  simpleHeader?: boolean;
  /** Its data is asked for by the browser: the server renders a skeleton (J1). */
  skeletonFirst?: boolean;
}

/** C5, P12. What a list of goods is narrowed to and ordered by. */
const listQuery = ['size', 'color', 'material', 'supply', 'from', 'to', 'sale', 'sort', 'page'];

/** THE list of remotes. A new remote is one line. */
export const remotes: readonly RemoteMount[] = [
  { name: 'catalog', mount: '/', paths: [''], sameForAll: true },
  { name: 'catalog', mount: '/', paths: ['c/:slug'], sameForAll: true, query: listQuery },
  { name: 'catalog', mount: '/', paths: ['p/:slug'], sameForAll: true, query: ['color'] },
  { name: 'catalog', mount: '/', paths: ['search/:term?'], sameForAll: true, query: [...listQuery, 'q'] },
  { name: 'help', mount: '/', paths: ['pomoc/:slug?'], sameForAll: true, area: 'help' },
  { name: 'help', mount: '/', paths: ['my-account/*'], sameForAll: true, area: 'account' },
  { name: 'help', mount: '/', paths: ['wishlist'], sameForAll: true },
  { name: 'cart', mount: buyingPages.cart, inPage: true },
  { name: 'checkout', mount: buyingPages.checkout, inPage: true, simpleHeader: true, skeletonFirst: true },
  { name: 'confirm', mount: buyingPages.confirm, inPage: true, simpleHeader: true, skeletonFirst: true },
];
