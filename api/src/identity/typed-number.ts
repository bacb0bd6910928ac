import { type CountryCode, countries } from '@odeta/contracts';

/** The number of an order as it is stored, of what somebody has typed: with or without its country and what stands between the digits. */
export function orderNumberOf(country: CountryCode, typed: string): string | null {
  const digits = /^(?:([A-Z]{2}))?(\d{4})(\d{4})$/.exec(typed.replace(/[\s-]/g, '').toUpperCase());
  if (!digits) return null;
  const [, iso = countries[country].iso, first, second] = digits;
  return `${iso} ${first} ${second}`;
}
