import { fc } from '@odeta/testing/properties';
import * as v from 'valibot';
import { codeDigits, instantCode } from './instant-code.ts';

const messageOf = (value: string) => v.safeParse(instantCode, value).issues?.[0].message ?? null;

test('a code must have exactly six digits (H15)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 12 }), (digits) => {
      const expected = [null, 'required', 'min-code', 'max-code'];
      const which = digits.length === 6 ? 0 : 1 + Number(digits.length > 0) + Number(digits.length > 6);
      expect(messageOf(digits.join(''))).toBe(expected[which]);
    }),
  );
});

test('white space is ignored, and a letter is not accepted as a digit (R6)', () => {
  expect([messageOf(' 777 123\n'), messageOf('77712a'), codeDigits('BLIK: 777 123 ')]).toEqual([
    null,
    'code-digits',
    '777123',
  ]);
});
