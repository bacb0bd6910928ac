import type { Posting } from './accounts.ts';

/** The sums of an order that belong to its goods, in minor units. */
export interface GoodsSums {
  itemsValue: number;
  clubDiscount: number;
  discountCodeCost: number;
  voucherDiscount: number;
}

/**
 * What was paid in money for goods of this value: their share of the price of all goods after discounts and vouchers. Pass the value of
 * everything that was removed so far and subtract the former share, so that rounded parts add up to the total.
 */
export function shareOf({ itemsValue, clubDiscount, discountCodeCost, voucherDiscount }: GoodsSums, value: number) {
  const paid = Math.max(0, itemsValue - clubDiscount - discountCodeCost - voucherDiscount);
  return itemsValue === 0 ? 0 : Math.round((paid * value) / itemsValue);
}

/** The same of the vouchers. Halves are rounded down, so that without discounts both shares add up to the value. */
export const voucherShareOf = ({ itemsValue, voucherDiscount }: GoodsSums, value: number): number =>
  itemsValue === 0 ? 0 : Math.ceil((2 * voucherDiscount * value - itemsValue) / (2 * itemsValue)) + 0;

/** Goods that an order loses: how much of it was paid in money and with vouchers. */
export interface GoneGoods {
  money: number;
  voucher: number;
  /** They add up to `money` and `voucher`. */
  postings: Posting[];
}

/** Goods of the value `value`, after goods of the value `before` have gone. */
export function goneGoods(sums: GoodsSums, before: number, value: number): GoneGoods {
  const [former, now] = [partsOf(sums, before), partsOf(sums, before + value)];
  return {
    money: now.money - former.money,
    voucher: now.voucher - former.voucher,
    postings: [
      { account: 'goods', amount: value },
      { account: 'club-discount', amount: former.club - now.club },
      { account: 'code-discount', amount: former.code - now.code },
    ],
  };
}

function partsOf(sums: GoodsSums, value: number) {
  const [money, voucher] = [shareOf(sums, value), voucherShareOf(sums, value)];
  const off = value - money - voucher;
  const club = sums.discountCodeCost === 0 ? off : clubShareOf(sums, value);
  return { money, voucher, club, code: off - club };
}

const clubShareOf = ({ itemsValue, clubDiscount }: GoodsSums, value: number) =>
  itemsValue === 0 ? 0 : Math.round((clubDiscount * value) / itemsValue);
