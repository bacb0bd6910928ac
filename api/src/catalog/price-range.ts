import type { Facets } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { PriceCount } from './listing.repository.ts';

/** Number of bars in the price histogram. */
export const PRICE_BARS = 24;

/** The lowest and highest price in major units, with a histogram; `null` without products. */
export function priceRange(priced: readonly PriceCount[], { code }: Pick<CountrySettings, 'code'>): Facets['price'] {
  if (priced.length === 0) return null;
  const prices = priced.map(({ price }) => price);
  const from = Math.min(...prices);
  const to = Math.max(...prices);
  return { from: toMajor(code, from), to: toMajor(code, to), bars: from === to ? [] : barsOf(priced, from, to) };
}

/** The highest price belongs to the last bar. */
function barsOf(priced: readonly PriceCount[], from: number, to: number) {
  const bars = Array.from({ length: PRICE_BARS }, () => 0);
  for (const { price, products } of priced) {
    const part = Math.min(PRICE_BARS - 1, Math.floor(((price - from) * PRICE_BARS) / (to - from)));
    bars[part] = (bars[part] ?? 0) + products;
  }
  return bars;
}
