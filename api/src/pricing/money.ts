import { type CountryCode, countries } from '@odeta/contracts';

/** R22. From major units, as people write them, to the integer minor units of server and database. */
export const toMinor = (country: CountryCode, major: number): number =>
  Math.round(major * 10 ** countries[country].minorDigits);

/** R22. From minor units to the decimal number of the wire. */
export const toMajor = (country: CountryCode, minor: number): number => minor / 10 ** countries[country].minorDigits;

/** A percentage of an amount, in whole minor units. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** An amount without the tax that it includes, in whole minor units; of what is given back as of what was paid. */
export const netOf = (gross: number, vatPercent: number): number =>
  Math.sign(gross) * Math.round((Math.abs(gross) * 100) / (100 + vatPercent));
