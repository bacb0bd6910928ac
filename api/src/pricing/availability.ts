import { type Availability, availabilityStates, isLater, MAX_QUANTITY } from '@odeta/contracts';

/** Available pieces of a variant. */
export interface Pieces {
  /** `false` when it is no longer sold. */
  active: boolean;
  /** In stock and not reserved. */
  onHand: number;
  /** Expected from suppliers and not ordered yet. */
  incoming: number;
  backInStock: boolean;
}

/** Up to this many pieces the page shows how many are left. */
const LOW_STOCK = 5;

/**
 * I6: 1 in stock, 2 later, 3 sold out, 6 back in stock. 0 (not known yet) and 4 (technical problem) are for shops with an external stock;
 * here the stock is read with the goods, so that it is always known, and if the read fails the whole request fails.
 */
export function availabilityOf({ active, onHand, incoming, backInStock }: Pieces): Availability {
  if (!active) return 3;
  if (onHand > 0) return backInStock ? 6 : 1;
  return incoming > 0 ? 2 : 3;
}

/** I6. Whether some of these goods are in stock and others arrive later. */
export const comesInTwo = (goods: readonly Availability[]): boolean =>
  goods.some((availability) => isLater({ availability })) && goods.some(isInStock);

const isInStock = (availability: Availability) => availabilityStates[availability].supply === 'now';

/** I6. When the goods in stock arrive if they are sent before the others; `null` if that is not earlier. */
export function firstArrivalOf(
  goods: readonly Availability[],
  arrivalOf: (goods: readonly Availability[]) => string | null,
): string | null {
  if (!comesInTwo(goods)) return null;
  const first = arrivalOf(goods.filter(isInStock));
  return first === arrivalOf(goods) ? null : first;
}

/** Whether an order takes pieces from the stock or, when that is empty, from the expected ones. */
export const sourceOf = ({ onHand }: Pieces): 'on-hand' | 'incoming' => (onHand > 0 ? 'on-hand' : 'incoming');

/** The maximum quantity for an order now. */
export function maxQuantityOf(pieces: Pieces): number {
  if (!pieces.active) return 0;
  return Math.min(MAX_QUANTITY, pieces.onHand > 0 ? pieces.onHand : pieces.incoming);
}

/** For "the last 3 pieces"; `null` when there are more, or none. */
export const piecesLeftOf = ({ active, onHand }: Pieces): number | null =>
  active && onHand > 0 && onHand <= LOW_STOCK ? onHand : null;
