import { type CountryCode, countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { normalizePostCode, notBlocked, postCode } from './post-codes.ts';
import {
  buildingNumber,
  familyName,
  flatNumber,
  maxLength,
  minLength,
  phone,
  required,
  requiredCheckbox,
  romanianBlock,
  romanianFloor,
} from './rules.ts';

type Rule = v.PipeItem<string, string, v.BaseIssue<unknown>>;

const accepts = (rule: Rule, value: string) => v.safeParse(v.pipe(v.string(), rule), value).success;
const twoAndThree: CountryCode[] = ['pl', 'sk', 'ua'];

test.each(twoAndThree)('in %s five digits are a valid post code, with or without space or dash (H3, R5)', (country) => {
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
      const isValid = number >= 1000 && number <= 9999;
      expect(accepts(postCode('hu'), String(number))).toBe(isValid);
    }),
  );
  expect(accepts(postCode('hu'), '0123')).toBe(false);
});

test('only the post codes 95000–99999 of ua are blocked (H3)', () => {
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
] as const)('in %s a valid post code remains valid when it is normalised', (country, shape) => {
  fc.assert(
    fc.property(fc.stringMatching(shape), (code) => {
      const normal = normalizePostCode(country, code);
      expect(accepts(postCode(country), normal)).toBe(true);
      expect(normalizePostCode(country, normal)).toBe(normal);
    }),
  );
});

const notInPostCodes = fc.constantFrom(...'aZäЖ_/.,#+');

test.each(countryCodes)(
  'in %s a post code with a letter or another invalid character is rejected and not reformatted (H3)',
  (country) => {
    const code = { pl: '00640', sk: '81105', hu: '1062', ro: '010063', ua: '79000' }[country];
    fc.assert(
      fc.property(notInPostCodes, fc.nat({ max: code.length }), (odd, at) => {
        const typed = `${code.slice(0, at)}${odd}${code.slice(at)}`;
        expect(normalizePostCode(country, typed)).toBe(typed);
        expect(accepts(postCode(country), typed)).toBe(false);
      }),
    );
  },
);

test.each([
  ['pl', '000-50'],
  ['pl', '00_640'],
  ['ro', '01007a'],
  ['ro', '0A10071'],
] as const)('in %s %j is not a valid post code, even after normalisation (H3)', (country, typed) => {
  expect(accepts(postCode(country), normalizePostCode(country, typed))).toBe(false);
});

test.each([
  ['sk', buildingNumber, 29],
  ['ua', buildingNumber, 24],
  ['hu', flatNumber, 30],
  ['ro', flatNumber, 4],
] as const)(
  'in %s a building or flat number that is too long is rejected with its maximum length (H2, H4, H5)',
  (country, rule, max) => {
    const messagesOf = (value: string) =>
      v.safeParse(v.pipe(v.string(), rule(country)), value).issues?.map(({ message }) => message);

    expect(messagesOf('1'.repeat(max))).toBeUndefined();
    expect(messagesOf('1'.repeat(max + 1))).toEqual([`max-length?max=${max}`]);
    expect(messagesOf('#'.repeat(max + 1))).toEqual([`max-length?max=${max}`]);
  },
);

test('a building number accepts letters, digits and - . , / up to the maximum length of the country (H4)', () => {
  const characters = fc.constantFrom(...'0123456789abčÖЖ-.,/');
  fc.assert(
    fc.property(fc.string({ unit: characters, minLength: 1, maxLength: 35 }), (value) => {
      expect(accepts(buildingNumber('sk'), value)).toBe(value.length <= 29);
      expect(accepts(buildingNumber('ua'), value)).toBe(value.length <= 24);
    }),
  );
  expect([accepts(buildingNumber('pl'), '12 A'), accepts(buildingNumber('sk'), '12 A')]).toEqual([true, false]);
});

test('a flat number starts with a letter or digit and has the maximum length of the country (H5, H6)', () => {
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

test('a Romanian block has at most five letters, digits or dashes, and a floor at most five digits (H6)', () => {
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

test('the length of a phone number is checked before its pattern, and spaces are ignored (H9)', () => {
  const rule = phone({ min: 9, max: 9, pattern: String.raw`^9\d{8}$` });
  const messagesOf = (value: string) => v.safeParse(rule, value).issues?.map(({ message }) => message);

  expect(messagesOf('905 123 456')).toBeUndefined();
  expect(messagesOf('')).toBeUndefined();
  expect(messagesOf('905 123')).toEqual(['mobile-phone?digits=9']);
  expect(messagesOf('105 123 456')).toEqual(['mobile-phone-not-valid']);
});

test('a required text must not be empty or blank, and a required checkbox must be checked (H1)', () => {
  expect(['', '   '].map((value) => v.safeParse(required(), value).success)).toEqual([false, false]);
  expect([true, false].map((value) => v.safeParse(requiredCheckbox(), value).success)).toEqual([true, false]);
});

test('a text has a minimum and a maximum length, and the message names the violated one (H2)', () => {
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
