import type { CountryCode } from '@odeta/contracts';

/** The usual groups of digits of a mobile number in the country. */
const groups: Record<CountryCode, readonly number[]> = {
  pl: [3, 3, 3],
  sk: [3, 3, 3],
  hu: [2, 3, 4],
  ro: [4, 3, 3],
  ua: [2, 3, 2, 2],
};

/** A domestic number in groups that do not wrap; any other number is left as typed. */
export function phoneText(country: CountryCode, number: string): string {
  const digits = number.replace(/\s/g, '');
  const pattern = groups[country].map((length) => `(\\d{${length}})`).join('');
  const [, ...parts] = new RegExp(`^${pattern}$`).exec(digits) ?? [];
  return parts.length > 0 ? parts.join('\u00a0') : number;
}
