import type { CountrySettings } from '../settings/settings.ts';
import { type Cart, goodsValue, isPaidFor } from './cart.ts';
import { type ClubStanding, clubStanding } from './club.ts';
import { type CodeProblem, codeProblem, linesFor, ownProblem } from './discount-code.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';
import { percentOf } from './money.ts';

/** I7, L1–L3. Deductions from the value of the goods, in this order: club, code, vouchers; in minor units, never more than is left. */
export interface Discounts {
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

export type DiscountableCart = Pick<Cart, 'lines' | 'code' | 'vouchers' | 'club' | 'customerId'>;

export function discountsOf(cart: DiscountableCart, shop: CountrySettings): Discounts {
  const itemsValue = goodsValue(cart.lines.filter(isPaidFor));
  const club = clubStanding(shop, cart.club);
  const percent = shop.club && (club.active || club.checked) ? shop.club.percent : 0;
  const clubDiscount = percentOf(itemsValue, percent);
  const afterClub = itemsValue - clubDiscount;

  const problem = cart.code && codeProblem(cart.code, cart, shop);
  const cost = cart.code && !problem ? codeCost(cart.code, cart, shop, percent) : 0;
  const discountCodeCost = Math.min(cost, afterClub);
  const vouchers = spend(cart, afterClub - discountCodeCost);
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

/** A percentage applies to the value after the club's discount. */
function codeCost(code: DiscountCodeTerms, { lines }: DiscountableCart, shop: CountrySettings, clubPercent: number) {
  const value = goodsValue(linesFor(code, lines.filter(isPaidFor), shop));
  const left = value - percentOf(value, clubPercent);
  return code.percent === null ? Math.min(code.amount ?? 0, left) : percentOf(left, code.percent);
}

/** Vouchers are used one after the other until the goods are paid. */
function spend({ vouchers, customerId }: DiscountableCart, value: number) {
  let left = value;
  return vouchers.flatMap((voucher) => {
    const amount = ownProblem(voucher, customerId) ? 0 : Math.min(voucher.remaining, left);
    left -= amount;
    return amount > 0 ? [{ id: voucher.id, amount }] : [];
  });
}
