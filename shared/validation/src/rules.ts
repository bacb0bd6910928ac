import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { countiesOf } from './counties.ts';
import { fieldLimit } from './field-limits.ts';
import { ruleMessage } from './rule-message.ts';
import { streetTypesOf } from './street-types.ts';
import { compactCode, oneLine, plainSigns, severalLines } from './typed-text.ts';

/**
 * The named rules of the specification (section H), for browser and server alike. A message is a key of
 * `validation/messages`. All rules except `required` accept an empty text, so that they can be used for optional fields.
 */

const text = () => v.pipe(v.string(), oneLine);
const lines = () => v.pipe(v.string(), severalLines);

export const optional = () => v.optional(text(), '');
/** For a field with several lines. */
export const optionalLines = () => v.optional(lines(), '');

/** H1. Spaces alone are nothing. */
export const required = (message = 'required') => v.pipe(text(), v.nonEmpty(message));
/** H1. For a field with several lines. */
export const requiredLines = () => v.pipe(lines(), v.nonEmpty('required'));

/** H1. A box that must be ticked. */
export const requiredCheckbox = (message = 'required-checkbox') => v.pipe(v.boolean(), v.literal(true, message));

/** H2: the message has the limit. */
export const minLength = (length: number) =>
  v.check<string, string>(
    (value) => value === '' || value.length >= length,
    ruleMessage('min-length', { min: length }),
  );

/** H2: the message has the limit. Fields without a limit of their own have 1000 characters (H19). */
export const maxLength = (length: number) =>
  v.maxLength<string, number, string>(length, ruleMessage('max-length', { max: length }));

/** K5. One of the country's counties, or empty. */
export const county = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || countiesOf(country).includes(value), 'county');

/** K5. One of the country's street types, or empty; always empty in countries without street types. */
export const streetType = (country: CountryCode) =>
  v.check<string, string>((value) => value === '' || streetTypesOf(country).includes(value), 'street-type');

const numberPattern = /^[\p{L}\d\-.,/]+$/u;
/** H4, H20. Letters, digits and `- . , /`; in Poland also spaces, as in "12 lok. 3". */
const numberPatterns: Record<CountryCode, RegExp> = {
  pl: /^[\p{L}\d\-.,/ ]+$/u,
  sk: numberPattern,
  hu: numberPattern,
  ro: numberPattern,
  ua: numberPattern,
};

export const buildingNumber = (country: CountryCode) =>
  limited(fieldLimit(country, 'streetNumber'), numberPatterns[country], 'building-number');

/** H5, H6. Must start with a letter or digit; no markup. */
export const flatNumber = (country: CountryCode) =>
  limited(fieldLimit(country, 'flatNumber'), /^[\p{L}\d][^<>]*$/u, 'flat-number');

/** H6: block and staircase have up to 5 letters, digits or dashes. */
export const romanianBlock = v.check<string, string>((value) => isEmptyOr(/^[\p{L}\d-]{1,5}$/u, value), 'ro-block');

/** H6: up to 5 digits. */
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
