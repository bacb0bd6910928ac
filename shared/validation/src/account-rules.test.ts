import { countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { clientNumber, manualValidation, matches, unchanged, validator } from './account-rules.ts';
import { attachment } from './attachment.ts';
import { bankAccount } from './bank-account.ts';
import { age, birthday, normalizeBirthday, writtenBirthday } from './birthday.ts';
import { bloggerSchema } from './other-forms.schema.ts';
import { returnSchema } from './return.schema.ts';

const messageOf = (rule: v.GenericSchema, value: unknown) => v.safeParse(rule, value).issues?.[0].message;
const textRule = (rule: v.PipeItem<string, string, v.BaseIssue<unknown>>) => v.pipe(v.string(), rule);

const TODAY = new Date(2026, 10, 21);
const days = fc.date({ min: new Date('1920-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });

test('a valid birthday in any common notation is converted to YYYY-MM-DD and back (H10)', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('/', '.', '-', '. ', ' ', '\u2011', '\u200b-'), (date, between) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      expect(normalizeBirthday([day, month, year].join(between))).toBe(iso);
      expect(normalizeBirthday([Number(day), Number(month), year].join(between))).toBe(iso);
      expect(normalizeBirthday(`${[year, month, day].join(between)}.`)).toBe(iso);
      expect(normalizeBirthday(writtenBirthday(iso))).toBe(iso);
      expect([day + month + year, year + month + day].map(normalizeBirthday)).toEqual([iso, iso]);
      expect(v.is(birthday(), iso)).toBe(true);
    }),
  );
  expect(
    ['31/02/1990', '1/13/1990', '1990', '24/03/1790', '31021990', '19901331', '4051990', 'x'].filter((value) =>
      v.is(birthday(), value),
    ),
  ).toEqual([]);
});

test('a customer must be 18, and may already order on the day before the 18th birthday (H10, R15)', () => {
  const rule = textRule(age(18, () => TODAY));
  expect(['2008-11-21', '2008-11-22', '22/11/2008', '1940-01-01'].filter((day) => !v.is(rule, day))).toEqual([]);
  expect(messageOf(rule, '2008-11-23')).toBe('required-age-not-valid?years=18');
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(v.is(rule, day)).toBe(day <= '2008-11-22');
    }),
  );
});

test('a client number is empty or has eight digits (H11)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
      expect(v.is(textRule(clientNumber), digits)).toBe(digits.length === 0 || digits.length === 8);
    }),
  );
  expect(v.is(textRule(clientNumber), '1234567a')).toBe(false);
});

test('the repeated e-mail must match the first one, ignoring case and outer spaces (H12)', () => {
  const rule = textRule(matches('jana@example.sk'));
  expect([v.is(rule, ' Jana@example.sk'), v.is(rule, 'jan@example.sk')]).toEqual([true, false]);
});

test('manual validation passes only for the text "true" (H14)', () => {
  expect(messageOf(v.pipe(v.unknown(), manualValidation('true', 'reason')), 1)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (passes) => {
      fc.pre(passes !== 'true');
      expect(messageOf(v.pipe(v.unknown(), manualValidation(passes, 'reason')), 1)).toBe('reason');
    }),
  );
});

test('a server pattern is applied by its name, and a name without a pattern accepts everything (H8)', () => {
  const validators = { city: String.raw`^\p{L}+$` };
  expect(messageOf(textRule(validator(validators, 'city')), 'Žilina 1')).toBe('city');
  expect(messageOf(textRule(validator(validators, 'city')), 'Žilina')).toBeUndefined();
  expect(messageOf(textRule(validator(validators, 'street')), '###')).toBeUndefined();
});

test('an attachment must have an allowed extension and must not be too large (H16)', () => {
  const rule = attachment({ maxSize: 5 * 1024 * 1024, extensions: ['jpg', 'pdf'] });
  expect(messageOf(rule, { name: 'bill.PDF', size: 5 * 1024 * 1024 })).toBeUndefined();
  expect(messageOf(rule, { name: 'bill.pdf', size: 5 * 1024 * 1024 + 1 })).toBe('file-size?max=5');
  expect(['bill.exe', 'bill', 'pdf', 'bill.pdf.exe'].map((name) => messageOf(rule, { name, size: 1 }))).toEqual(
    Array(4).fill('file-extension?list=jpg%2C+pdf'),
  );
});

const blogger = { profileName: 'Jana', blog: '', ownerAgreement: true, privacyAgreement: true };

test('a blogger must enter at least one valid URL and accept both agreements (H17)', () => {
  const wrong = (parts: object) =>
    v.safeParse(bloggerSchema(), { ...blogger, ...parts }).issues?.map(({ path, message }) => [path?.[0].key, message]);
  expect(wrong({})).toEqual([['blog', 'one-url']]);
  expect(wrong({ tiktok: 'https://tiktok.com/@jana' })).toBeUndefined();
  expect(wrong({ blog: 'jana.sk' })).toEqual([['blog', 'url']]);
  expect(wrong({ blog: 'javascript:alert(1)//jana.sk' })).toEqual([['blog', 'url']]);
  expect(wrong({ blog: 'https://jana.sk', followers: '12 000' })).toBeUndefined();
  expect(wrong({ blog: 'https://jana.sk', followers: 'a lot' })).toEqual([['followers', 'whole-number']]);
  expect(wrong({ blog: 'https://jana.sk', ownerAgreement: false })).toEqual([['ownerAgreement', 'required-agreement']]);
});

const ibans = {
  pl: 'PL61109010140000071219812874',
  sk: 'SK3112000000198742637541',
  hu: 'HU42117730161111101800000000',
  ro: 'RO49AAAA1B31007593840000',
  ua: 'UA213223130000026007233566001',
};

test.each(countryCodes)('a bank account of %s must have the right length and check digits (H18)', (country) => {
  const rule = bankAccount(country);
  const iban = ibans[country];
  expect(messageOf(rule, iban.replace(/(.{4})/g, '$1 '))).toBeUndefined();
  const short = `bank-account-length?length=${iban.length}&count=${iban.length - 1}`;
  expect(messageOf(rule, iban.slice(0, -1))).toBe(short);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.nat({ max: 9 }), (at, digit) => {
      fc.pre(/\d/.test(iban[at] ?? '') && iban[at] !== String(digit));
      expect(messageOf(rule, iban.slice(0, at) + digit + iban.slice(at + 1))).toBe('bank-account');
    }),
  );
});

test('a Polish bank account may omit its country letters (H18)', () => {
  expect(messageOf(bankAccount('pl'), ibans.pl.slice(2))).toBeUndefined();
});

test('any account in the SEPA area is accepted for a refund, and in Ukraine only a Ukrainian one (H18)', () => {
  expect(messageOf(bankAccount('sk'), 'DE89 3704 0044 0532 0130 00')).toBeUndefined();
  expect(messageOf(bankAccount('sk'), 'TR33 0006 1005 1978 6457 8413 26')).toBe('bank-account-country');
  expect(messageOf(bankAccount('ua'), ibans.sk)).toBe('bank-account-country');
});

const complete = {
  kind: 'declaration',
  lines: [{ lineId: '1', quantity: 1, reason: 'too-small' }],
  refundMethod: 'bank-account',
  returnType: 'post',
  bankAccount: ibans.sk,
  holder: 'Jana Hrušková',
  note: '',
};
const returnIssues = (parts: object) =>
  v
    .safeParse(returnSchema('sk'), { ...complete, ...parts })
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('a return requires a kind, items with reasons, a refund method and a return method (H18)', () => {
  expect(returnIssues({})).toBeUndefined();
  expect(returnIssues({ kind: '', lines: [{ lineId: '1', quantity: 1, reason: '' }], refundMethod: '' })).toEqual([
    'kind: return-kind',
    'lines.0.reason: return-reason',
    'refundMethod: return-refund',
  ]);
  expect(returnIssues({ lines: [], returnType: '' })).toEqual(['lines: return-lines', 'returnType: return-type']);
});

test('a bank account is required only for a refund to it, and a note only for a complaint or non-delivery (H18)', () => {
  expect(returnIssues({ bankAccount: '', holder: '' })).toEqual(['bankAccount: required', 'holder: required']);
  expect(returnIssues({ refundMethod: 'voucher', bankAccount: '', holder: '' })).toBeUndefined();
  expect(returnIssues({ kind: 'complaint' })).toEqual(['note: return-note']);
  expect(returnIssues({ kind: 'non-delivery', note: 'Chýba tričko', returnType: '' })).toBeUndefined();
});

test('a field that only customer service changes is valid while it is unchanged (H14, K5)', () => {
  expect(messageOf(unchanged(true), 'Jana')).toBeUndefined();
  expect(messageOf(unchanged(false), 'Janka')).toBe('customer-service');
});
