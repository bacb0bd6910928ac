import type { CountrySettings } from '../settings/settings.ts';
import { toMajor } from './money.ts';

type Place = Pick<CountrySettings, 'code' | 'currency' | 'country'>;

/** Formats an amount in minor units as people in the country write it. */
export const priceText = (place: Place, minor: number): string => formatted(place, minor, 'auto');

/** The same, but without decimals for whole amounts. */
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
    // Not the currency's own: prices in Ukraine have no kopecks.
    minimumFractionDigits: country.minorDigits,
    maximumFractionDigits: country.minorDigits,
    trailingZeroDisplay,
  }).format(toMajor(code, minor));
