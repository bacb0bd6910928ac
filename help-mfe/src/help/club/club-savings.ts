export interface ClubTerms {
  percent: number;
  months: number;
  fee: number;
}

/** Purchases at which the discount equals the fee. */
export const paysFrom = ({ percent, fee }: ClubTerms): number => (fee * 100) / percent;

/** What a member saves with purchases of this sum; negative if the fee is higher than the discount. */
export const savedWith = ({ percent, fee }: ClubTerms, purchases: number): number => (purchases * percent) / 100 - fee;

/** The end and the steps of the slider: round sums, about eight times what the membership costs at least to pay off. */
export function scaleOf(club: ClubTerms): { most: number; step: number } {
  const wanted = paysFrom(club) * 8;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const most = Math.ceil(wanted / power) * power;
  return { most, step: most / 50 };
}
