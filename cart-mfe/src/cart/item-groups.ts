import { type CartItem, isLater, isPurchasable } from '@odeta/contracts';

/** The lines in the order in which they are sent: what arrives later is a group of its own only if other goods arrive sooner. */
export function groupsOf<Item extends Pick<CartItem, 'availability' | 'arrivesOn'>>(cartItems: readonly Item[]) {
  const purchasable = cartItems.filter(isPurchasable);
  const waited = purchasable.filter(isLater);
  const later = waited.length < purchasable.length ? waited : [];
  const now = purchasable.filter((item) => !later.includes(item));
  return { now, later, gone: cartItems.filter((item) => !isPurchasable(item)) };
}

/** ISO date of the parcel that holds these lines: that of the last to arrive; `null` if it is not known. */
export const parcelDay = (items: readonly Pick<CartItem, 'arrivesOn'>[]) =>
  items
    .flatMap(({ arrivesOn }) => arrivesOn ?? [])
    .toSorted()
    .at(-1) ?? null;
