import { type CountryCode, countries } from '@odeta/contracts';

/** The amount that is collected in cash, in minor units: rounded where the country has no coins for the exact one. */
export function inCash(country: CountryCode, amount: number): number {
  const rule = countries[country].cashRounding;
  if (!rule || amount <= 0) return amount;
  return Math.max(rule.least, Math.round(amount / rule.step) * rule.step);
}

/** What the rounding adds to an amount (negative: takes off), in minor units; `null` where cash is not rounded. */
export function cashRoundingOf(country: CountryCode, amount: number): number | null {
  return countries[country].cashRounding === null ? null : inCash(country, amount) - amount;
}

/** The part of a sum in cash that is collected with another parcel: both parts can be paid in coins. Minor units. */
export const laterCashOf = (country: CountryCode, due: number, share: number): number =>
  Math.min(due, inCash(country, share));
