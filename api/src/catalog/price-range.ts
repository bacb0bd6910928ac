import type { Facets } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { PRICE_BARS, type PriceCounts } from './listing.repository.ts';

/** The lowest and highest price in major units, with a histogram; `null` without products. */
export function priceRange(prices: PriceCounts | null, { code }: Pick<CountrySettings, 'code'>): Facets['price'] {
  if (!prices) return null;
  const { from, to, bars } = prices;
  return {
    from: toMajor(code, from),
    to: toMajor(code, to),
    bars: bars ? Array.from({ length: PRICE_BARS }, (_, bar) => bars[bar] ?? 0) : [],
  };
}
