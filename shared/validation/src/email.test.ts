import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { matches } from './account-rules.ts';
import { email } from './email.ts';
import list from './testing/isemail-addresses.json' with { type: 'json' };

const accepts = (rule: v.PipeItem<string, string, v.BaseIssue<unknown>>, value: string) =>
  v.safeParse(v.pipe(v.string(), rule), value).success;

test('an e-mail must have the usual format, without double dots or a blocked ending (H12)', () => {
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

test('any e-mail with two consecutive dots is rejected', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat({ max: 5 }), (address, at) => {
      expect(accepts(email(), `${address.slice(0, at)}..${address.slice(at)}`)).toBe(false);
    }),
  );
});

test.each([
  ['jana.example.sk', 'email-at'],
  ['jana@example', 'email-domain'],
  ['jana@example.', 'email-domain'],
  ['ja..na@example.sk', 'email-dots'],
  ['ja na@example.sk', 'email-space'],
  ['jana@@example.sk', 'email'],
  ['.a@x.hu', 'email'],
  ['a.@x.hu', 'email'],
  ['a@-x.hu', 'email'],
  ['a@x-.mail.hu', 'email'],
  ['a@.x.hu', 'email'],
  ['jana@mailinator.com', 'email-ending'],
])('the e-mail %j is rejected with the error %s (H12)', (value, message) => {
  const rule = v.pipe(v.string(), email('@mailinator.com'));
  expect(v.safeParse(rule, value).issues?.[0].message).toBe(message);
});

const stored = (typed: string): string | undefined => {
  const result = v.safeParse(email(), typed);
  return result.success ? result.output : undefined;
};

const known = list.addresses as [address: string, diagnosis: string][];
/** The shop needs a public domain (H12), of letters and digits (RFC 5892). */
const usual = known.filter(
  ([address, diagnosis]) => diagnosis === 'valid' && /@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(address),
);

test('of the addresses of isemail’s tests the valid ones are accepted (RFC 5321, 5322, 6531)', () => {
  expect(usual.length).toBeGreaterThan(14);
  expect(usual.map(([address]) => address).filter((address) => stored(address) === undefined)).toEqual([]);
});

test('of the other addresses of isemail’s tests none is accepted but one that is right without its spaces', () => {
  const right = new Set(usual.map(([address]) => stored(address)));
  const accepted = known.filter((one) => !usual.includes(one)).map(([address]) => stored(address) ?? '');
  expect(accepted.filter((address) => address !== '' && !right.has(address))).toEqual([]);
});

test.each([
  [`${'x'.repeat(64)}@example.sk`, undefined],
  [`${'x'.repeat(65)}@example.sk`, 'email-name-length?max=64'],
  [`${'ž'.repeat(33)}@example.sk`, 'email-name-length?max=64'],
  [`jana@${'x'.repeat(63)}.sk`, undefined],
  [`jana@${'x'.repeat(64)}.sk`, 'email'],
  [`jana@${'ž'.repeat(60)}.sk`, 'email'],
  [`${'x'.repeat(60)}@${`${'y'.repeat(62)}.`.repeat(3)}sk`, undefined],
  [`${'x'.repeat(63)}@${`${'y'.repeat(62)}.`.repeat(3)}sk`, 'email-length?max=254'],
])('the length of %.9s… is checked in octets (RFC 5321, RFC 1035)', (address, message) => {
  expect(v.safeParse(email(), address).issues?.[0].message).toBe(message);
});

test('both forms of a domain are one address, and one that cannot exist is rejected (RFC 5891)', () => {
  expect([stored('jana@žilina.sk'), stored('jana@xn--ilina-tib.sk'), stored('Jana@ŽILINA.sk')]).toEqual([
    ...['jana@xn--ilina-tib.sk', 'jana@xn--ilina-tib.sk', 'Jana@xn--ilina-tib.sk'],
  ]);
  expect([stored('ірина@пошта.укр'), stored('jana@\ud800\udfff.sk'), stored('jana@žilina.sk/x')]).toEqual([
    ...['ірина@xn--80a1acn3a.xn--j1amh', undefined, undefined],
  ]);
  expect(v.is(v.pipe(v.string(), matches('jana@žilina.sk')), 'Jana@xn--ilina-tib.sk')).toBe(true);
});

test('an address is stored as it can be seen, however it was copied', () => {
  const copied = [
    ...['jana@\u200bexample.sk', '\ufeffjana@example.sk\u2060', 'ja\u00adna@example.sk', '\u202ajana@example.sk\u202c'],
    ...[
      'mailto:jana@example.sk?subject=x',
      'Jana Nagyová <jana@example.sk>',
      '<jana@example.sk>',
      ' jana@example.sk\r\n',
      'E\u2011mail: jana@example.sk',
    ],
    ...['jana@exa\u200dmple.sk', 'jаna@example.sk', 'jana＠example.sk', 'jana@example.sk\ufe0f'],
  ];
  expect(copied.filter((typed) => stored(typed) !== 'jana@example.sk')).toEqual([]);
});
