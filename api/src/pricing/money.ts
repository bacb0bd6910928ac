import { type CountryCode, countries } from '@odeta/contracts';

/** R22. Major units, as in configuration and input, to the integer minor units of server and database. */
export const toMinor = (country: CountryCode, major: number): number =>
  Math.round(major * 10 ** countries[country].minorDigits);

/** R22. Minor units to the decimal number in responses. */
export const toMajor = (country: CountryCode, minor: number): number => minor / 10 ** countries[country].minorDigits;

/** A percentage of an amount, in whole minor units. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** A gross amount without its tax, in whole minor units; symmetric for refunds. */
export const netOf = (gross: number, vatPercent: number): number =>
  Math.sign(gross) * Math.round((Math.abs(gross) * 100) / (100 + vatPercent));
