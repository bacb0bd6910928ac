import type { CountrySettings } from '../settings/settings.ts';
import { toMajor } from './money.ts';

type Place = Pick<CountrySettings, 'code' | 'currency' | 'country'>;

/** An amount of minor units as people of the country write it. */
export const priceText = (place: Place, minor: number): string => formatted(place, minor, 'auto');

/** The same, a whole amount without zeros after the comma. */
export const shortPriceText = (place: Place, minor: number): string => formatted(place, minor, 'stripIfInteger');

const formatted = (
  { code, currency, country }: Place,
  minor: number,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string =>
  new Intl.NumberFormat(country.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Not those of the currency: no price in Ukraine has kopecks.
    minimumFractionDigits: country.minorDigits,
    maximumFractionDigits: country.minorDigits,
    trailingZeroDisplay,
  }).format(toMajor(code, minor));
