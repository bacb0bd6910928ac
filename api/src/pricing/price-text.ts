import { createPriceFormat } from '@odeta/contracts/numbers';
import type { CountrySettings } from '../settings/settings.ts';
import { netOf, toMajor } from './money.ts';
import { taxDigitsOf } from './tax-digits.ts';

type Place = Pick<CountrySettings, 'code' | 'currency' | 'country'>;

/** Formats an amount in minor units as the pages of the country do. */
export const priceText = (place: Place, minor: number): string => formatted(place, minor, place.country.minorDigits);

/** The same, but without decimals for whole amounts. */
export function shortPriceText(place: Place, minor: number): string {
  const isWhole = Number.isInteger(toMajor(place.code, minor));
  return formatted(place, minor, isWhole ? 0 : place.country.minorDigits);
}

/** The tax in a gross amount in minor units and the rest of it, with the decimals and the rounding of invoices. */
export function taxTexts(place: Place, gross: number, vatPercent: number): { net: string; vat: string } {
  const minorDigits = taxDigitsOf(place.code);
  const unit = 10 ** minorDigits;
  const whole = Math.round(toMajor(place.code, gross) * unit);
  const net = netOf(whole, vatPercent);
  const text = createPriceFormat({ currency: place.currency, minorDigits });
  return { net: text(net / unit), vat: text((whole - net) / unit) };
}

const formatted = ({ code, currency }: Place, minor: number, minorDigits: number): string =>
  createPriceFormat({ currency, minorDigits })(toMajor(code, minor));
