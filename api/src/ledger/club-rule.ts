/** What happens to a membership of the club when the whole order that bought it is cancelled or withdrawn from. Minor units. */
export interface ClubEnd {
  /** The part of the fee that comes back. */
  back: number;
  /** The part that is kept for discounts that the membership gave in other orders. */
  kept: number;
  /** Whether the membership ends. */
  ends: boolean;
}

/**
 * The rule of the club: the fee comes back less the discounts that the membership gave in other orders, and the membership ends. If nothing
 * of the fee is left, it stays until its last day. So fee and membership both end, or both stay.
 */
export function clubEnd(fee: number, usedElsewhere: number): ClubEnd {
  const kept = Math.min(fee, usedElsewhere);
  return { back: fee - kept, kept, ends: kept < fee || fee === 0 };
}
