import type { CountryCode, ValidationPatterns } from '@odeta/contracts';
import { inLatin, inScriptOf } from './look-alikes.ts';
import { normalizePostCode } from './rules.ts';
import { listedStreetType } from './street-types.ts';

interface Prefix {
  /** The country code after `+` or `00`. */
  country: string;
  /** The trunk prefix for domestic calls. */
  trunk: string;
}

const prefixes: Record<CountryCode, Prefix> = {
  pl: { country: '48', trunk: '' },
  sk: { country: '421', trunk: '0' },
  hu: { country: '36', trunk: '06' },
  ro: { country: '40', trunk: '' },
  ua: { country: '380', trunk: '0' },
};

/** H9. A number without its country prefix; unchanged unless removing the prefix makes its length valid. */
export function nationalPhone(country: CountryCode, value: string, { min, max }: ValidationPatterns['phone']): string {
  const { country: code, trunk } = prefixes[country];
  const digits = value.replace(/[\s()/.-]/g, '');
  const national = digits.replace(new RegExp(`^(?:\\+|00)${code}`), country === 'ro' ? '0' : '');
  const isRight = (number: string) => /^\d+$/.test(number) && number.length >= min && number.length <= max;
  // Rules ignore spaces, so that they may stay as typed.
  if (isRight(value.replace(/\s/g, ''))) return value.trim();
  const withoutTrunk = national.startsWith(trunk) ? national.slice(trunk.length) : national;
  return [digits, national, withoutTrunk].find(isRight) ?? value.trim();
}

/** H19, R5. The value of a field after it loses the focus: trimmed, in the country's script and format. */
export function writtenAs(
  field: string,
  value: string,
  { country, patterns }: { country: CountryCode; patterns: ValidationPatterns },
): string {
  const trimmed = value.trim();
  if (field === 'email' || field === 'emailRepeat') return inLatin(trimmed);
  if (field === 'postCode') return normalizePostCode(country, trimmed);
  if (field === 'mobilePhone') return nationalPhone(country, trimmed, patterns.phone);
  if (field === 'streetType') return listedStreetType(country, inScriptOf(country, trimmed));
  return inScriptOf(country, trimmed);
}
