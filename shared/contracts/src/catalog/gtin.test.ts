import * as v from 'valibot';
import { GtinSchema } from './gtin.ts';

// Examples of GS1, and one of each kind that must be refused.
test.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['14006381333938', true],
  ['4006381333932', false],
  ['2000000000008', false],
  ['400638133393', false],
  ['400638133393X', false],
  ['', false],
])('%j is a GTIN: %s', (gtin, isValid) => {
  expect(v.is(GtinSchema, gtin)).toBe(isValid);
});
