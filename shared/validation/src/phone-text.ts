import type { CountryCode } from '@odeta/contracts';

/** How many digits stand together, as people of the country write a mobile number at home. */
const groups: Record<CountryCode, readonly number[]> = {
  pl: [3, 3, 3],
  sk: [3, 3, 3],
  hu: [2, 3, 4],
  ro: [4, 3, 3],
  ua: [2, 3, 2, 2],
};

/** A number of the country in groups that stay in one line; any other one is left as it was typed. */
export function phoneText(country: CountryCode, number: string): string {
  const digits = number.replace(/\s/g, '');
  const pattern = groups[country].map((length) => `(\\d{${length}})`).join('');
  const [, ...parts] = new RegExp(`^${pattern}$`).exec(digits) ?? [];
  return parts.length > 0 ? parts.join('\u00a0') : number;
}
