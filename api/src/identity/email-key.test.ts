import { fc } from '@odeta/testing/properties';
import { emailKeyOf } from './email-key.ts';

test.each([
  [' Jana@Example.SK ', 'jana@example.sk'],
  ['ＪＡＮＡ@example.sk', 'jana@example.sk'],
  ['\u212aoval@example.ua', 'koval@example.ua'],
  ['jana@\u200bexample.sk', 'jana@example.sk'],
  ['jana@Žilina.sk', 'jana@xn--ilina-tib.sk'],
])('%j is normalised to %j', (email, key) => {
  expect(emailKeyOf(email)).toBe(key);
});

test('letters that are equal only in some locales stay different', () => {
  expect(emailKeyOf('İrma@example.hu')).not.toBe(emailKeyOf('irma@example.hu'));
  expect(emailKeyOf('ırma@example.hu')).not.toBe(emailKeyOf('irma@example.hu'));
});

test('normalising a key again does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (email) => {
      expect(emailKeyOf(emailKeyOf(email))).toBe(emailKeyOf(email));
    }),
    { examples: [['\ufe70'], ['\u1d35']], numRuns: 1000 },
  );
});
