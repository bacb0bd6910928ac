import type { RemotePrefixes } from '@odeta/contracts';

/**
 * The only list of remotes, each with the prefixes of the addresses that it may declare in its `src/addresses.ts`. It is part of the
 * shell's release, and `edge` accepts only these remotes. A new remote is one line.
 */
export const remotes: readonly RemotePrefixes[] = [
  { name: 'catalog', prefixes: ['/', '/c', '/p', '/search', '/wishlist', '/stock-notice'] },
  { name: 'help', prefixes: ['/pomoc'] },
  { name: 'account', prefixes: ['/my-account'] },
  { name: 'cart', prefixes: ['/cart'] },
  { name: 'checkout', prefixes: ['/checkout'] },
  { name: 'confirm', prefixes: ['/confirm'] },
];
