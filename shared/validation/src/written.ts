import type { CountryCode, ValidationPatterns } from '@odeta/contracts';
import { emailText } from './email.ts';
import { inScriptOf } from './look-alikes.ts';
import { normalizePostCode } from './post-codes.ts';
import { listedStreetType } from './street-types.ts';
import { cleanLine, compactCode, plainSigns } from './typed-text.ts';

interface Prefix {
  /** The country code after `+` or `00`, or alone as in links to messengers. */
  country: string;
  /** The trunk prefix for domestic calls. */
  trunk: string;
  /** Whether numbers are stored with their trunk prefix. */
  keepsTrunk?: boolean;
}

const prefixes: Record<CountryCode, Prefix> = {
  pl: { country: '48', trunk: '' },
  sk: { country: '421', trunk: '0' },
  hu: { country: '36', trunk: '06' },
  ro: { country: '40', trunk: '0', keepsTrunk: true },
  ua: { country: '380', trunk: '0' },
};

/**
 * H9. A number without its country prefix, as typed or copied from contacts, links (`tel:`) and web pages (`mob.: +48 (0) 601…`); unchanged unless
 * this makes its length valid.
 */
export function nationalPhone(country: CountryCode, value: string, { min, max }: ValidationPatterns['phone']): string {
  const { country: code, trunk, keepsTrunk } = prefixes[country];
  const typed = cleanLine(value);
  const digits = compactCode(typed)
    .replace(/^[\p{L}.:]+/u, '')
    .replace(/;.*$/, '')
    .replace(/[()/.-]/g, '');
  const isValid = (number: string) => /^\d+$/.test(number) && number.length >= min && number.length <= max;
  // Rules ignore spaces, so that they may stay as typed.
  if (isValid(compactCode(typed))) return typed;
  const national = digits.replace(new RegExp(`^(?:\\+|00)?${code}`), '');
  const withoutTrunk = national.startsWith(trunk) ? national.slice(trunk.length) : national;
  // A zero after the country's code is the `(0)` of letterheads where numbers are stored without it.
  const others = keepsTrunk ? [trunk + national] : [withoutTrunk, national.replace(/^0/, '')];
  return [digits, national, ...others].find(isValid) ?? typed;
}

/** The value of a field after it loses the focus, in forms without the rules of a country. A password stays as typed. */
export function cleanField(name: string, value: string): string {
  if (name === 'email' || name === 'emailRepeat') return emailText(value);
  return /password$/i.test(name) ? value.trim() : cleanLine(value);
}

/** H19, R5. The value of a field after it loses the focus: cleaned, in the country's script and format. */
export function writtenAs(
  field: string,
  value: string,
  { country, patterns }: { country: CountryCode; patterns: ValidationPatterns },
): string {
  if (field === 'email' || field === 'emailRepeat') return emailText(value);
  if (field === 'postCode') return normalizePostCode(country, value);
  if (field === 'mobilePhone') return nationalPhone(country, value, patterns.phone);
  if (field === 'streetType') return listedStreetType(country, writtenIn(country, value));
  return writtenIn(country, value);
}

/** H19. A name or a part of an address in the script of the country, with the keyboard's dashes, apostrophes and slashes. */
export const writtenIn = (country: CountryCode, value: string): string =>
  inScriptOf(country, plainSigns(cleanLine(value)));
