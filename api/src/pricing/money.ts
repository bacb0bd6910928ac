import { type CountryCode, countries } from '@odeta/contracts';

/** R22. From major units, as people write them, to the integer minor units of server and database. */
export const toMinor = (country: CountryCode, major: number): number =>
  Math.round(major * 10 ** countries[country].minorDigits);

/** R22. From minor units to the decimal number of the wire. */
export const toMajor = (country: CountryCode, minor: number): number => minor / 10 ** countries[country].minorDigits;

/** A percentage of an amount, in whole minor units. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
