import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { email } from './email.ts';

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
