import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { cleanLine, compactCode } from './typed-text.ts';

interface PostCodes {
  /** Without spaces; dashes are understood where people write them. */
  pattern: RegExp;
  /** The country's letters before a post code, as on envelopes and in the address books of other countries. */
  prefix: RegExp;
  /** Position and character of the separator, as the country writes it. */
  gap?: readonly [at: number, separator: string];
  /** H3. Codes that the shop does not deliver to. */
  blocked?: RegExp;
}

/** H3: 5 digits in pl, sk and ua, 4 in hu, 5 or 6 in ro. */
const postCodes: Record<CountryCode, PostCodes> = {
  pl: { pattern: /^\d{2}-?\d{3}$/, prefix: /^PL-?(?=\d)/i, gap: [2, '-'] },
  sk: { pattern: /^\d{2}-?\d{3}$/, prefix: /^(?:SK|SVK)-?(?=\d)/i, gap: [3, ' '] },
  hu: { pattern: /^[1-9]\d{3}$/, prefix: /^(?:HU?|HUN)-?(?=\d)/i },
  ro: { pattern: /^[\d-]{5,6}$/, prefix: /^(?:RO|ROU)-?(?=\d)/i },
  ua: { pattern: /^\d{2}-?\d{3}$/, prefix: /^(?:UA|UKR)-?(?=\d)/i, blocked: /^9[5-9]\d{3}$/ },
};

/** H3, R5. White space, the name of the field and the country's letters are ignored, and any dash is understood. */
export const postCode = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || isPostCode(country, value), 'post-code');

export const isPostCode = (country: CountryCode, value: string) =>
  postCodes[country].pattern.test(postCodeOf(country, value));

/** What addresses, forms and web pages write before a post code. */
const LABEL =
  /^(?:kod(?:pocztowy)?|ps[čc]|irsz|irányítószám|cod(?:po[sșş]tal)?|(?:почтовый|поштовий)?[иі]ндекс)[.:]*/iu;

const postCodeOf = (country: CountryCode, value: string) =>
  compactCode(value).replace(LABEL, '').replace(postCodes[country].prefix, '');

/** H3. The shop does not deliver to the Ukrainian post codes 95000–99999. */
export const notBlocked = (country: CountryCode) =>
  v.check<string, string>(
    (value) => !postCodes[country].blocked?.test(compactCode(value).replace(/\D/g, '')),
    'blocked-post-code',
  );

/** R5. The country's format of a valid post code; anything else stays as typed. */
export function normalizePostCode(country: CountryCode, value: string): string {
  if (!isPostCode(country, value)) return cleanLine(value);
  const written = writePostCode(country, postCodeOf(country, value).replaceAll('-', ''));
  return isPostCode(country, written) ? written : cleanLine(value);
}

/** The digits of a post code with the country's separator. */
export function writePostCode(country: CountryCode, digits: string): string {
  const [at, separator] = postCodes[country].gap ?? [0, ''];
  return digits.slice(0, at) + separator + digits.slice(at);
}
