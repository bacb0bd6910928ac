import type { CountryCode, ReturnSums } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';

/** In minor units. */
export interface Deductions {
  fee: number;
  wayCost: number;
}

export interface Sums extends Deductions {
  goods: number;
  refund: number;
}

/** Deductions and refund. The deductions never exceed the value of the goods; the fee is deducted first, then the cost of sending. */
export function sumsOf(goods: number, { fee, wayCost }: Deductions): Sums {
  const deducted = Math.min(fee, goods);
  const way = Math.min(wayCost, goods - deducted);
  return { goods, fee: deducted, wayCost: way, refund: goods - deducted - way };
}

export const sentSumsOf = (country: CountryCode, { goods, fee, wayCost, refund }: Sums): ReturnSums => ({
  goods: toMajor(country, goods),
  fee: toMajor(country, fee),
  wayCost: toMajor(country, wayCost),
  refund: toMajor(country, refund),
});
