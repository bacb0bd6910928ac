import type { CountrySettings } from '../settings/settings.ts';
import { toMajor } from './money.ts';

type Place = Pick<CountrySettings, 'code' | 'currency' | 'country'>;

/** An amount of minor units as people of the country write it. */
export const priceText = ({ code, currency, country }: Place, minor: number): string =>
  new Intl.NumberFormat(country.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Not those of the currency: no price in Ukraine has kopecks.
    minimumFractionDigits: country.minorDigits,
    maximumFractionDigits: country.minorDigits,
  }).format(toMajor(code, minor));

/** A date (YYYY-MM-DD) as people of the country write it. */
export const dateText = ({ country }: Pick<Place, 'country'>, date: string): string =>
  new Intl.DateTimeFormat(country.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
