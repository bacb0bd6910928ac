import type { Facets } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';

/** Number of bars in the price histogram. */
export const PRICE_BARS = 24;

/** The lowest and highest price in major units, with a histogram; `null` without products. */
export function priceRange(prices: readonly number[], { code }: Pick<CountrySettings, 'code'>): Facets['price'] {
  if (prices.length === 0) return null;
  // A large list is too long for the arguments of `Math.min`.
  const from = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const to = prices.reduce((most, price) => Math.max(most, price), 0);
  return { from: toMajor(code, from), to: toMajor(code, to), bars: from === to ? [] : barsOf(prices, from, to) };
}

/** The highest price belongs to the last bar. */
function barsOf(prices: readonly number[], from: number, to: number) {
  const bars = Array.from({ length: PRICE_BARS }, () => 0);
  for (const price of prices) {
    const bar = Math.min(PRICE_BARS - 1, Math.floor(((price - from) * PRICE_BARS) / (to - from)));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
