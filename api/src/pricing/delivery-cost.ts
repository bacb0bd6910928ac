import type { CountryCode } from '@odeta/contracts';
import type { ExchangeRate, FeeRule } from '../db/column-types.ts';
import { toMinor } from './money.ts';

export interface FeePlace {
  code: CountryCode;
  currency: string;
  exchangeRates: Record<string, ExchangeRate>;
}

/** R18. max(percentage, minimum) plus tax, rounded up to a whole unit of the currency; in minor units. */
export function feeOf(fee: number | FeeRule, value: number, place: FeePlace): number {
  if (typeof fee === 'number') return fee;
  const tier = fee.tiers.find(({ upTo }) => upTo === null || value <= upTo);
  const percentage = (value * (tier?.percent ?? 0)) / 100;
  const withTax = (Math.max(percentage, minimumOf(fee, place)) * (100 + fee.taxPercent)) / 100;
  const unit = toMinor(place.code, 1);
  // The tolerance keeps a rounding error, such as 120.00000000000001, from adding a unit.
  return Math.ceil(withTax / unit - 1e-9) * unit;
}

function minimumOf({ minimum }: FeeRule, { code, currency, exchangeRates }: FeePlace) {
  if (!minimum) return 0;
  const rate = minimum.currency === currency ? 1 : exchangeRates[minimum.currency]?.rate;
  if (rate === undefined) throw new Error(`No exchange rate from ${minimum.currency} to ${currency}`);
  return minimum.amount * rate * toMinor(code, 1);
}
