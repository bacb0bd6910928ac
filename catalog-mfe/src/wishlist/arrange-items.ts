import { paidPrice, type WishlistItem } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { supplyOf } from '../supply/supply.ts';

type Item = Snapshot<WishlistItem>;

/** The latest first, the biggest reduction first, or the cheapest first. */
export const wishlistSorts = ['added', 'discount', 'price'] as const;
export type WishlistSort = (typeof wishlistSorts)[number];

const paid = ({ card }: Item) => paidPrice(card);

const orders: Record<WishlistSort, (one: Item, other: Item) => number> = {
  added: () => 0,
  discount: (one, other) => (other.card.discountPercent ?? 0) - (one.card.discountPercent ?? 0),
  price: (one, other) => Number(other.offered) - Number(one.offered) || paid(one) - paid(other),
};

/** Sorts and filters the list; equal items stay in the server's order. */
export const arrangeItems = (items: readonly Item[], sort: WishlistSort, onlyInStock: boolean): readonly Item[] =>
  items
    .filter(({ variants }) => !onlyInStock || variants.some((variant) => supplyOf(variant) === 'now'))
    .toSorted(orders[sort]);
