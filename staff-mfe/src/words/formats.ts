import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { createPriceFormat } from '@odeta/contracts/numbers';
import type { StaffLanguage } from '../languages.ts';

/** An amount in minor units, as the country of the order writes it. */
export function amountIn(country: CountryCode, minor: number): string {
  const own = countries[country];
  return createPriceFormat(own)(minor / 10 ** own.minorDigits);
}

/** What `Intl` calls a language of this application. */
export const localeOf = (language: StaffLanguage | string): string => (language === 'en' ? 'en-GB' : language);

/** Date and time in the time zone of the order's country. */
export function momentIn(country: CountryCode, at: string, language: StaffLanguage | string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: countries[country].timeZone,
  }).format(new Date(at));
}

/** Date and time to the second, on the clock of the device. */
export const momentHere = (at: string, language: StaffLanguage | string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

/** The amount in minor units that somebody has written: `12,50`; `null`: it is none. */
export function minorOf(country: CountryCode, written: string): number | null {
  const { minorDigits } = countries[country];
  const plain = written.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d+)?$/.test(plain)) return null;
  const [, decimals = ''] = plain.split('.');
  return decimals.length > minorDigits ? null : Math.round(Number(plain) * 10 ** minorDigits);
}

/** An amount in minor units as it is typed: `12,50`. */
export function amountText(country: CountryCode, minor: number): string {
  const { minorDigits } = countries[country];
  return (minor / 10 ** minorDigits).toFixed(minorDigits).replace('.', ',');
}

/** The country of an edition: `ua` of `ua-uk`. */
export const countryOfEdition = (edition: string): CountryCode =>
  countryCodes.find((code) => code === edition.split('-')[0]) ?? 'pl';
