import * as v from 'valibot';
import type { CountryCode } from '../contracts/base/country.ts';
import { ruleMessage } from './rule-message.ts';

/**
 * The named rules of the specification (section H), for browser and server alike. A rule's message is a key of
 * `validation/messages`; rules other than `required` accept an empty text, so that an optional field is rule plus nothing.
 */

const text = () => v.pipe(v.string(), v.trim());

/** A field that may stay empty. */
export const optional = () => v.optional(text(), '');

/** H1. */
export const required = (message = 'required') => v.pipe(text(), v.nonEmpty(message));

/** H1. A box that must be ticked. */
export const requiredCheckbox = (message = 'required-checkbox') => v.pipe(v.boolean(), v.literal(true, message));

/** H2. */
export const minLength = (length: number) =>
  v.check<string, string>(
    (value) => value === '' || value.length >= length,
    ruleMessage('min-length', { min: length }),
  );

/** H2, H19. */
export const maxLength = (length: number) =>
  v.maxLength<string, number, string>(length, ruleMessage('max-length', { max: length }));

const postCodePatterns: Record<CountryCode, RegExp> = {
  pl: /^\d{2}-?\d{3}$/,
  sk: /^\d{2}-?\d{3}$/,
  hu: /^[1-9]\d{3}$/,
  ro: /^[\d-]{5,6}$/,
  ua: /^\d{2}-?\d{3}$/,
};

/** H3, R5. White space is dropped before the pattern is applied. */
export const postCode = (country: CountryCode) =>
  v.check<string, string>((value) => isEmptyOr(postCodePatterns[country], value.replace(/\s/g, '')), 'post-code');

/** H3. ua does not deliver to 95000–99999. */
export const notBlocked = (country: CountryCode) =>
  v.check<string, string>(
    (value) => country !== 'ua' || !/^9[5-9]\d{3}$/.test(value.replace(/\D/g, '')),
    'blocked-post-code',
  );

/** R5. How the country writes a valid post code; anything else stays as it was typed. */
export function normalizePostCode(country: CountryCode, value: string): string {
  const digits = value.replace(/\D/g, '');
  if (country === 'pl' && digits.length === 5) return `${digits.slice(0, 2)}-${digits.slice(2)}`;
  if (country === 'sk' && digits.length === 5) return `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return postCodePatterns[country].test(digits) ? digits : value.trim();
}

/** H4, H20. */
export const buildingNumber = (country: CountryCode) =>
  v.check<string, string>(
    (value) => isEmptyOr(buildingNumberPatterns[country] ?? /^[\p{L}\d\-.,/]{1,29}$/u, value),
    'building-number',
  );

const buildingNumberPatterns: Partial<Record<CountryCode, RegExp>> = {
  pl: /^[\p{L}\d\-.,/ ]{1,29}$/u,
  ua: /^[\p{L}\d\-.,/]{1,24}$/u,
};

const flatNumberLengths: Partial<Record<CountryCode, number>> = { ro: 4, ua: 25 };

/** H5, H6. Must start with a letter or digit. */
export const flatNumber = (country: CountryCode) =>
  v.check<string, string>(
    (value) => isEmptyOr(/^[\p{L}\d]/u, value) && value.length <= (flatNumberLengths[country] ?? 30),
    'flat-number',
  );

/** H6. Block and staircase. */
export const romanianBlock = v.check<string, string>((value) => isEmptyOr(/^[\p{L}\d-]{1,5}$/u, value), 'ro-block');

/** H6. */
export const romanianFloor = v.check<string, string>((value) => isEmptyOr(/^\d{1,5}$/, value), 'ro-floor');

/** H7. */
export const familyName = v.check<string, string>(
  (value) => isEmptyOr(/^\p{L}[\p{L} -]{0,15}$/u, value),
  'client-family-name',
);

/** H8. A pattern that the server gives, with the message of its field. */
export const matchesServer = (pattern: string, message: string) =>
  v.check<string, string>((value) => isEmptyOr(new RegExp(pattern, 'u'), value), message);

/** H9. First the length, then the pattern; white space does not count. */
export const phone = ({ min, max, pattern }: { min: number; max: number; pattern: string }) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/\s/g, '')),
    v.check(
      (value) => value === '' || (value.length >= min && value.length <= max),
      ruleMessage('mobile-phone', { digits: min === max ? min : `${min}–${max}` }),
    ),
    v.check((value) => isEmptyOr(new RegExp(pattern, 'u'), value), 'mobile-phone-not-valid'),
  );

function isEmptyOr(pattern: RegExp, value: string) {
  return value === '' || pattern.test(value);
}
