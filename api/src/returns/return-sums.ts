import type { CountryCode, ReturnSums } from '@odeta/contracts';
import type { Deducted } from '../ledger/postings.ts';
import type { GoneGoods } from '../ledger/shares.ts';
import { toMajor } from '../pricing/money.ts';

/** In minor units. */
export interface Deductions {
  fee: number;
  wayCost: number;
}

export interface Sums extends Deductions {
  goods: number;
  /** The part of the refund that comes back on the vouchers with which the goods were paid. */
  onVoucher: number;
  refund: number;
}

/**
 * Deductions and refund. The deductions never exceed the value of the goods; the fee is deducted first, then the cost of sending. The fee is
 * for paying money back, and is deducted from that only; the cost of sending also from a voucher, if the money is not enough.
 */
export function sumsOf(gone: Pick<GoneGoods, 'money' | 'voucher'>, deductions: Deductions): Sums {
  const goods = gone.money + gone.voucher;
  const fee = Math.min(deductions.fee, gone.money);
  const wayCost = Math.min(deductions.wayCost, goods - fee);
  const onVoucher = gone.voucher - Math.max(0, wayCost - (gone.money - fee));
  return { goods, fee, wayCost, onVoucher, refund: goods - fee - wayCost };
}

/** What the shop keeps by these sums, of money and of vouchers. */
export function deductedBy(sums: Sums, { voucher }: Pick<GoneGoods, 'voucher'>): Deducted {
  const lost = voucher - sums.onVoucher;
  return { money: sums.fee + sums.wayCost - lost, voucher: lost };
}

export const sentSumsOf = (country: CountryCode, { goods, fee, wayCost, onVoucher, refund }: Sums): ReturnSums => ({
  goods: toMajor(country, goods),
  fee: toMajor(country, fee),
  wayCost: toMajor(country, wayCost),
  onVoucher: toMajor(country, onVoucher),
  refund: toMajor(country, refund),
});
