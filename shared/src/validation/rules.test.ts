import fc from 'fast-check';
import * as v from 'valibot';
import type { CountryCode } from '../contracts/base/country.ts';
import { email } from './email.ts';
import {
  buildingNumber,
  familyName,
  flatNumber,
  maxLength,
  minLength,
  normalizePostCode,
  notBlocked,
  phone,
  postCode,
  required,
  requiredCheckbox,
  romanianBlock,
  romanianFloor,
} from './rules.ts';

type Rule = v.PipeItem<string, string, v.BaseIssue<unknown>>;

const accepts = (rule: Rule, value: string) => v.safeParse(v.pipe(v.string(), rule), value).success;
const twoAndThree: CountryCode[] = ['pl', 'sk', 'ua'];

test.each(twoAndThree)('in %s every post code of five digits is right, spaces and dash or not (H3, R5)', (country) => {
  const digits = fc.tuple(fc.nat({ max: 9 }), fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 4 }));
  fc.assert(
    fc.property(digits, fc.constantFrom('', '-', ' '), ([first, rest], between) => {
      const code = [first, ...rest].join('');
      expect(accepts(postCode(country), `${code.slice(0, 2)}${between}${code.slice(2)}`)).toBe(true);
    }),
  );
});

test('in hu a post code has four digits and does not start with 0 (H3)', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999 }), (number) => {
      const isRight = number >= 1000 && number <= 9999;
      expect(accepts(postCode('hu'), String(number))).toBe(isRight);
    }),
  );
  expect(accepts(postCode('hu'), '0123')).toBe(false);
});

test('ua does not deliver to 95000–99999 and nothing else is blocked (H3)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const code = String(number).padStart(5, '0');
      expect(accepts(notBlocked('ua'), code)).toBe(number < 95_000);
      expect(accepts(notBlocked('sk'), code)).toBe(true);
    }),
  );
});

test.each([
  ['pl', /^ ?\d\d-?\d{3} ?$/],
  ['sk', /^\d\d ?\d ?\d\d$/],
  ['hu', /^[1-9] ?\d{3} ?$/],
  ['ro', /^[\d-]{5,6}$/],
  ['ua', /^\d\d[ -]\d{3}$/],
] as const)('in %s a right post code stays right when it is normalised', (country, shape) => {
  fc.assert(
    fc.property(fc.stringMatching(shape), (code) => {
      const normal = normalizePostCode(country, code);
      expect(accepts(postCode(country), normal)).toBe(true);
      expect(normalizePostCode(country, normal)).toBe(normal);
    }),
  );
});

test('a building number takes letters, digits and - . , / up to the length of the country (H4)', () => {
  const characters = fc.constantFrom(...'0123456789abčÖЖ-.,/');
  fc.assert(
    fc.property(fc.string({ unit: characters, minLength: 1, maxLength: 35 }), (value) => {
      expect(accepts(buildingNumber('sk'), value)).toBe(value.length <= 29);
      expect(accepts(buildingNumber('ua'), value)).toBe(value.length <= 24);
    }),
  );
  expect([accepts(buildingNumber('pl'), '12 A'), accepts(buildingNumber('sk'), '12 A')]).toEqual([true, false]);
});

test('a flat number starts with a letter or digit; its length is the country’s (H5, H6)', () => {
  expect(['12', 'B-3', '', '-3', '#1'].map((value) => accepts(flatNumber('sk'), value))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([4, 5].map((length) => accepts(flatNumber('ro'), '1'.repeat(length)))).toEqual([true, false]);
  expect([25, 26].map((length) => accepts(flatNumber('ua'), '1'.repeat(length)))).toEqual([true, false]);
});

test('Romanian block, staircase and floor are short (H6)', () => {
  expect(['M4', 'A-1', 'ABCDEF', '1/2'].map((value) => accepts(romanianBlock, value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['12345', '123456', 'P'].map((value) => accepts(romanianFloor, value))).toEqual([true, false, false]);
});

test('a family name starts with a letter and has at most 16 characters (H7)', () => {
  expect(['Иванович', '-Ив', 'А'.repeat(16), 'А'.repeat(17)].map((value) => accepts(familyName, value))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a phone number has its length checked before its pattern; spaces do not count (H9)', () => {
  const rule = phone({ min: 9, max: 9, pattern: String.raw`^9\d{8}$` });
  const messageOf = (value: string) => v.safeParse(rule, value).issues?.[0].message;

  expect(messageOf('905 123 456')).toBeUndefined();
  expect(messageOf('')).toBeUndefined();
  expect(messageOf('905 123')).toBe('mobile-phone?digits=9');
  expect(messageOf('105 123 456')).toBe('mobile-phone-not-valid');
});

test('an e-mail has the usual shape, no double dots and none of the refused endings (H12)', () => {
  const rule = email('@mailinator.com|@example.invalid');
  const right = ['jana@example.sk', 'j.h+shop@mail.example.com', ' jana@example.sk '];
  const wrong = [
    'jana',
    'jana@',
    'jana@example',
    'jana@example.s',
    'ja..na@example.sk',
    'a b@example.sk',
    'x@Mailinator.com',
  ];

  expect(right.filter((value) => !accepts(rule, value))).toEqual([]);
  expect(wrong.filter((value) => accepts(rule, value))).toEqual([]);
});

test('any e-mail with two dots in a row is refused', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat({ max: 5 }), (address, at) => {
      expect(accepts(email(), `${address.slice(0, at)}..${address.slice(at)}`)).toBe(false);
    }),
  );
});

test('an empty text is no required text, nor are spaces; a box has to be ticked (H1)', () => {
  expect(['', '   '].map((value) => v.safeParse(required(), value).success)).toEqual([false, false]);
  expect([true, false].map((value) => v.safeParse(requiredCheckbox(), value).success)).toEqual([true, false]);
});

test.each([
  ['jana.example.sk', 'email-at'],
  ['jana@example', 'email-domain'],
  ['jana@example.', 'email-domain'],
  ['ja..na@example.sk', 'email-dots'],
  ['ja na@example.sk', 'email-space'],
  ['jana@@example.sk', 'email'],
  ['jana@mailinator.com', 'email-ending'],
])('the e-mail %j is refused with the cause %s (H12)', (value, message) => {
  const rule = v.pipe(v.string(), email('@mailinator.com'));
  expect(v.safeParse(rule, value).issues?.[0].message).toBe(message);
});

test('a text has its least and its greatest length, and the message says which (H2)', () => {
  const messageOf = (value: string) =>
    v.safeParse(v.pipe(v.string(), minLength(3), maxLength(5)), value).issues?.[0].message;
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 9 }), (value) => {
      const tooLong = value.length > 5 ? 'max-length?max=5' : undefined;
      expect(messageOf(value)).toBe(value.length < 3 ? 'min-length?min=3' : tooLong);
    }),
  );
  expect(messageOf('')).toBeUndefined();
});
