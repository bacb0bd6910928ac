import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { meetsPasswordRule, password, passwordRules, passwordStrength } from './password.ts';

const messageOf = (value: string) => v.safeParse(password(), value).issues?.[0].message;

const allowedCharacters = fc.constantFrom(...'abzABZ019#?!@$%^&*.><][}{)(|-');

test('a password requires eight allowed characters, both cases, and a digit or special character (H13)', () => {
  fc.assert(
    fc.property(fc.string({ unit: allowedCharacters, maxLength: 16 }), (value) => {
      const isValid = value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /[^A-Za-z]/.test(value);
      expect(v.is(password(), value)).toBe(isValid);
      expect(passwordStrength(value) === 'weak').toBe(!isValid);
    }),
  );
});

test('a password with any other character is rejected (H13)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), (odd) => {
      fc.pre(!/^[A-Za-z\d#?!@$%^&*.><\][}{)(|-]*$/.test(odd));
      expect(messageOf(`Abcdefg1${odd}`)).toBe('password-characters');
    }),
  );
});

test.each([
  ['', 'required'],
  ['Ab1', 'password-length?min=8'],
  ['abcdefg1', 'password-case'],
  ['ABCDEFG1', 'password-case'],
  ['Abcdefgh', 'password-digit'],
  ['Ábcdefg1', 'password-characters'],
  [`Ab1${'x'.repeat(200)}`, 'max-length?max=200'],
])('the password %j is rejected with the error %s (H13)', (value, message) => {
  expect(messageOf(value)).toBe(message);
});

test.each([
  ['', []],
  ['heslo', ['characters']],
  ['Heslo', ['case', 'characters']],
  ['héslo-2026', ['length', 'digit']],
  ['Odeta-2026', ['length', 'case', 'digit', 'characters']],
])('the password %j meets the rules %j (H13)', (value, met) => {
  expect(passwordRules.filter((rule) => meetsPasswordRule(rule, value))).toEqual(met);
});

test('a password is rated as weak, medium, good or strong (H13)', () => {
  const strengths = ['abc', 'Odeta2026', 'Odeta-2026', 'Odeta-Shop.2026!'].map(passwordStrength);
  expect(strengths).toEqual(['weak', 'medium', 'good', 'strong']);
});
