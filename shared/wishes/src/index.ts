/**
 * P14. Hearts and what they do. A unit that shows them adds `@odeta/wishes/messages` to its texts as the group `wishes`. The wishlist itself is
 * in the session, once per page: the copies of this code in several units, also of different versions, show the same.
 */
export { CardHeart } from './card-heart.tsx';
export { Heart } from './heart.tsx';
export { createWishesStore } from './wishes.store.ts';
