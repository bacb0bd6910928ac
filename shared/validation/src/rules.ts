import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { countiesOf } from './counties.ts';
import { fieldLimit } from './field-limits.ts';
import { ruleMessage } from './rule-message.ts';
import { streetTypesOf } from './street-types.ts';
import { cleanLine, compactCode, oneLine, plainSigns, severalLines } from './typed-text.ts';

/**
 * The named rules of the specification (section H), for browser and server alike. A message is a key of
 * `validation/messages`. All rules except `required` accept an empty text, so that they can be used for optional fields.
 */

const text = () => v.pipe(v.string(), oneLine);
const lines = () => v.pipe(v.string(), severalLines);

export const optional = () => v.optional(text(), '');
/** For a field with several lines. */
export const optionalLines = () => v.optional(lines(), '');

/** H1. */
export const required = (message = 'required') => v.pipe(text(), v.nonEmpty(message));
/** H1. For a field with several lines. */
export const requiredLines = () => v.pipe(lines(), v.nonEmpty('required'));

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

/** The country's letters before a post code, as on envelopes and in the address books of other countries. */
const postCodePrefixes: Record<CountryCode, RegExp> = {
  pl: /^PL-?(?=\d)/i,
  sk: /^(?:SK|SVK)-?(?=\d)/i,
  hu: /^(?:HU?|HUN)-?(?=\d)/i,
  ro: /^(?:RO|ROU)-?(?=\d)/i,
  ua: /^(?:UA|UKR)-?(?=\d)/i,
};

/** H3, R5. White space and the country's letters are ignored, and any dash is understood. */
export const postCode = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || isPostCode(country, value), 'post-code');

export const isPostCode = (country: CountryCode, value: string) =>
  postCodePatterns[country].test(postCodeOf(country, value));

const postCodeOf = (country: CountryCode, value: string) => compactCode(value).replace(postCodePrefixes[country], '');

/** H3. The shop does not deliver to Ukrainian post codes 95000–99999. */
export const notBlocked = (country: CountryCode) =>
  v.check<string, string>(
    (value) => country !== 'ua' || !/^9[5-9]\d{3}$/.test(compactCode(value).replace(/\D/g, '')),
    'blocked-post-code',
  );

/** R5. The country's format of a valid post code; anything else stays as typed. */
export function normalizePostCode(country: CountryCode, value: string): string {
  if (!isPostCode(country, value)) return cleanLine(value);
  const digits = postCodeOf(country, value).replaceAll('-', '');
  if (country === 'pl') return `${digits.slice(0, 2)}-${digits.slice(2)}`;
  if (country === 'sk') return `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return isPostCode(country, digits) ? digits : cleanLine(value);
}

/** K5. One of the country's counties, or empty. */
export const county = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || countiesOf(country).includes(value), 'county');

/** K5. One of the country's street types, or empty; always empty in countries without street types. */
export const streetType = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || streetTypesOf(country).includes(value), 'street-type');

/** H4, H20. */
export const buildingNumber = (country: CountryCode) =>
  limited(
    fieldLimit(country, 'streetNumber'),
    country === 'pl' ? /^[\p{L}\d\-.,/ ]+$/u : /^[\p{L}\d\-.,/]+$/u,
    'building-number',
  );

/** H5, H6. Must start with a letter or digit; no markup. */
export const flatNumber = (country: CountryCode) =>
  limited(fieldLimit(country, 'flatNumber'), /^[\p{L}\d][^<>]*$/u, 'flat-number');

/** H6. Block and staircase. */
export const romanianBlock = v.check<string, string>((value) => isEmptyOr(/^[\p{L}\d-]{1,5}$/u, value), 'ro-block');

/** H6. */
export const romanianFloor = v.check<string, string>((value) => isEmptyOr(/^\d{1,5}$/, value), 'ro-floor');

/** H7. With an apostrophe, as in В'ячеславович. */
export const familyName = v.check<string, string>(
  (value) => isEmptyOr(/^\p{L}[\p{L}' -]{0,15}$/u, plainSigns(value)),
  'client-family-name',
);

/** H8. A pattern from the server, with the message of its field. */
export const matchesServer = (pattern: string, message: string) =>
  v.check<string, string>((value) => isEmptyOr(new RegExp(pattern, 'u'), value), message);

/** H9. First the length, then the pattern; white space is ignored. */
export const phone = ({ min, max, pattern }: { min: number; max: number; pattern: string }) => {
  const wrongLength = ruleMessage('mobile-phone', { digits: min === max ? min : `${min}–${max}` });
  return v.pipe(
    v.string(),
    v.transform(compactCode),
    firstCause((value) => {
      if (value.length < min || value.length > max) return wrongLength;
      return new RegExp(pattern, 'u').test(value) ? undefined : 'mobile-phone-not-valid';
    }),
  );
};

/** H2. First the length, with the bound in its message, then the pattern. */
const limited = (max: number, pattern: RegExp, message: string) =>
  firstCause((value) => {
    if (value.length > max) return ruleMessage('max-length', { max });
    return pattern.test(value) ? undefined : message;
  });

/** Reports the first cause; an empty text is valid. */
const firstCause = (causeOf: (value: string) => string | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const cause = dataset.typed && dataset.value !== '' ? causeOf(dataset.value) : undefined;
    if (cause !== undefined) addIssue({ message: cause });
  });

function isEmptyOr(pattern: RegExp, value: string) {
  return value === '' || pattern.test(value);
}

/** The format of order numbers: a country code and eight digits, with or without separators. */
export const orderNumber = v.check<string, string>(
  (value) => value === '' || /^(?:[A-Z]{2})?\d{8}$/.test(orderNumberText(value)),
  'order-number',
);

/** A typed order number without separators, in capitals. */
export const orderNumberText = (typed: string): string => compactCode(typed).replaceAll('-', '').toUpperCase();
