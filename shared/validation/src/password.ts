import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';

export const SHORTEST_PASSWORD = 8;
/** Longer ones would only slow down hashing. */
export const LONGEST_PASSWORD = 200;

const special = String.raw`#?!@$%^&*.><\]\[}{)(|\-`;
const allowed = new RegExp(String.raw`^[A-Za-z\d${special}]*$`);
const digitOrSpecial = new RegExp(String.raw`[\d${special}]`);

const rules = {
  length: (value: string) => value.length >= SHORTEST_PASSWORD,
  case: (value: string) => /[a-z]/.test(value) && /[A-Z]/.test(value),
  digit: (value: string) => digitOrSpecial.test(value),
  characters: (value: string) => allowed.test(value),
};

export type PasswordRule = keyof typeof rules;

/** H13. In the order of the list in the form. */
export const passwordRules = Object.keys(rules) as PasswordRule[];

/** H13. No rule is met by an empty password. */
export const meetsPasswordRule = (rule: PasswordRule, value: string) => value !== '' && rules[rule](value);

/** H13. A message for each rule. */
export const password = () =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check(rules.characters, 'password-characters'),
    v.check(rules.length, ruleMessage('password-length', { min: SHORTEST_PASSWORD })),
    v.check(rules.case, 'password-case'),
    v.check(rules.digit, 'password-digit'),
    v.maxLength(LONGEST_PASSWORD, ruleMessage('max-length', { max: LONGEST_PASSWORD })),
  );

export type PasswordStrength = 'weak' | 'medium' | 'good' | 'strong';

/** H13. For the meter: weak until every rule is met; stronger with more characters and more kinds of characters. */
export function passwordStrength(value: string): PasswordStrength {
  if (!v.is(password(), value)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, new RegExp(`[${special}]`)].filter((kind) => kind.test(value)).length;
  const different = new Set(value).size;
  const worth = value.length + kinds * 2;
  if (different >= 10 && worth >= 18) return 'strong';
  return different >= 9 && worth >= 16 ? 'good' : 'medium';
}
