import type { Wishlist, WishlistItem } from '@odeta/contracts';
import { cardOf, variantOf } from './product.ts';

/** A coat in two sizes, the larger one sold out. */
export const wishlistItemOf = (part: Partial<WishlistItem> = {}): WishlistItem => ({
  color: 'camel',
  card: cardOf('1', {
    name: 'Vlnený kabát',
    shownColor: 'camel',
    colors: [{ code: 'camel', name: 'béžová', hex: '#a5835a' }],
  }),
  offered: true,
  variants: [
    variantOf('11', 'camel', 'size/36'),
    variantOf('12', 'camel', 'size/38', { availability: 3, arrivesOn: null }),
  ],
  variantId: null,
  cheaperBy: null,
  ...part,
});

export const wishlistOf = (items: WishlistItem[], part: Partial<Wishlist> = {}): Wishlist => ({
  items,
  hasAccount: false,
  share: null,
  ...part,
});
