import { type Availability, availabilityStates, isLater, MAX_QUANTITY } from '@odeta/contracts';

/** How many pieces of a variant there are for a buyer. */
export interface Pieces {
  /** `false` when it is no longer sold. */
  active: boolean;
  /** On hand and not reserved. */
  onHand: number;
  /** On the way and not ordered. */
  incoming: number;
  backInStock: boolean;
}

/** Up to so many pieces are worth saying. */
const FEW = 5;

/**
 * I6: 1 in stock, 2 later, 3 sold out, 6 back in stock. 0 (not known yet) and 4 (technical problem) are for shops whose stock is
 * another system: here it is read with the goods, so it is always known, and when it cannot be read the whole answer is refused.
 */
export function availabilityOf({ active, onHand, incoming, backInStock }: Pieces): Availability {
  if (!active) return 3;
  if (onHand > 0) return backInStock ? 6 : 1;
  return incoming > 0 ? 2 : 3;
}

/** I6. Whether some of these goods are in stock and others come later. */
export const comesInTwo = (goods: readonly Availability[]): boolean =>
  goods.some((availability) => isLater({ availability })) && goods.some(isInStock);

const isInStock = (availability: Availability) => availabilityStates[availability].supply === 'now';

/** I6. When goods that are in stock arrive without those that come later; `null` where nothing comes earlier by that. */
export function firstArrivalOf(
  goods: readonly Availability[],
  arrivalOf: (goods: readonly Availability[]) => string | null,
): string | null {
  if (!comesInTwo(goods)) return null;
  const first = arrivalOf(goods.filter(isInStock));
  return first === arrivalOf(goods) ? null : first;
}

/** What an order of it takes: what is there, or, when nothing is, what comes. */
export const sourceOf = ({ onHand }: Pieces): 'on-hand' | 'incoming' => (onHand > 0 ? 'on-hand' : 'incoming');

/** The most pieces that may be asked for now. */
export function maxQuantityOf(pieces: Pieces): number {
  if (!pieces.active) return 0;
  return Math.min(MAX_QUANTITY, pieces.onHand > 0 ? pieces.onHand : pieces.incoming);
}

/** "The last 3 pieces"; `null` when there are more, or none. */
export const piecesLeftOf = ({ active, onHand }: Pieces): number | null =>
  active && onHand > 0 && onHand <= FEW ? onHand : null;
