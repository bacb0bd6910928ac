import type { CountrySettings } from '../settings/settings.ts';
import { type Basket, goodsValue, isPaidFor } from './cart.ts';
import { type ClubStanding, clubStanding } from './club.ts';
import { type CodeProblem, codeProblem, linesFor, ownProblem } from './discount-code.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';

/** I7, L1–L3. What is taken off the goods, in this order: club, code, vouchers; in minor units, never more than is left. */
export interface Reductions {
  itemsValue: number;
  clubDiscount: number;
  clubFee: number;
  conditionalClubFee: number | null;
  club: ClubStanding;
  discountCodeCost: number;
  codeProblem: CodeProblem | null;
  voucherDiscount: number;
  vouchers: readonly { id: number; amount: number }[];
}

export type Reducible = Pick<Basket, 'lines' | 'code' | 'vouchers' | 'club' | 'customerId'>;

export function reductionsOf(basket: Reducible, shop: CountrySettings): Reductions {
  const itemsValue = goodsValue(basket.lines.filter(isPaidFor));
  const club = clubStanding(shop, basket.club);
  const percent = shop.club && (club.active || club.checked) ? shop.club.percent : 0;
  const clubDiscount = share(itemsValue, percent);
  const afterClub = itemsValue - clubDiscount;

  const problem = basket.code && codeProblem(basket.code, basket, shop);
  const cost = basket.code && !problem ? codeCost(basket.code, basket, shop, percent) : 0;
  const discountCodeCost = Math.min(cost, afterClub);
  const vouchers = spend(basket, afterClub - discountCodeCost);
  return {
    itemsValue,
    clubDiscount,
    clubFee: club.checked && itemsValue > 0 ? (shop.club?.fee ?? 0) : 0,
    conditionalClubFee: club.offered && !club.checked ? (shop.club?.fee ?? null) : null,
    club,
    discountCodeCost,
    codeProblem: problem,
    voucherDiscount: vouchers.reduce((sum, { amount }) => sum + amount, 0),
    vouchers,
  };
}

/** A percentage counts from what the goods cost after the club's discount. */
function codeCost(code: DiscountCodeTerms, { lines }: Reducible, shop: CountrySettings, clubPercent: number) {
  const value = goodsValue(linesFor(code, lines.filter(isPaidFor), shop));
  const left = value - share(value, clubPercent);
  return code.percent === null ? Math.min(code.amount ?? 0, left) : share(left, code.percent);
}

/** Vouchers pay for goods, one after the other. */
function spend({ vouchers, customerId }: Reducible, value: number) {
  let left = value;
  return vouchers.flatMap((voucher) => {
    const amount = ownProblem(voucher, customerId) ? 0 : Math.min(voucher.remaining, left);
    left -= amount;
    return amount > 0 ? [{ id: voucher.id, amount }] : [];
  });
}

const share = (value: number, percent: number) => Math.round((value * percent) / 100);
