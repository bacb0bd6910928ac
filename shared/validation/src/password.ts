import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';

const SHORTEST = 8;
/** Longer ones only cost time to check. */
export const LONGEST_PASSWORD = 200;

const special = String.raw`#?!@$%^&*.><\]\[}{)(|\-`;
const allowed = new RegExp(String.raw`^[A-Za-z\d${special}]*$`);
const digitOrSpecial = new RegExp(String.raw`[\d${special}]`);

/** H13. Each cause has its own words. */
export const password = () =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((value) => allowed.test(value), 'password-characters'),
    v.check((value) => value.length >= SHORTEST, ruleMessage('password-length', { min: SHORTEST })),
    v.check((value) => /[a-z]/.test(value) && /[A-Z]/.test(value), 'password-case'),
    v.check((value) => digitOrSpecial.test(value), 'password-digit'),
    v.maxLength(LONGEST_PASSWORD, ruleMessage('max-length', { max: LONGEST_PASSWORD })),
  );

export type PasswordStrength = 'weak' | 'medium' | 'good' | 'strong';

/** H13. For the meter: weak until every rule holds; the longer and the more kinds of characters, the stronger. */
export function passwordStrength(value: string): PasswordStrength {
  if (!v.is(password(), value)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, new RegExp(`[${special}]`)].filter((kind) => kind.test(value)).length;
  const different = new Set(value).size;
  const worth = value.length + kinds * 2;
  if (different >= 10 && worth >= 18) return 'strong';
  return different >= 9 && worth >= 16 ? 'good' : 'medium';
}
