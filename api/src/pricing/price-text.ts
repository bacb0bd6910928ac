import { createPriceFormat } from '@odeta/contracts/numbers';
import type { CountrySettings } from '../settings/settings.ts';
import { toMajor } from './money.ts';

type Place = Pick<CountrySettings, 'code' | 'currency' | 'country'>;

/** Formats an amount in minor units as the pages of the country do. */
export const priceText = (place: Place, minor: number): string => formatted(place, minor, place.country.minorDigits);

/** The same, but without decimals for whole amounts. */
export function shortPriceText(place: Place, minor: number): string {
  const isWhole = Number.isInteger(toMajor(place.code, minor));
  return formatted(place, minor, isWhole ? 0 : place.country.minorDigits);
}

const formatted = ({ code, currency }: Place, minor: number, minorDigits: number): string =>
  createPriceFormat({ currency, minorDigits })(toMajor(code, minor));
