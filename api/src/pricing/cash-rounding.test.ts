import { countryCodes } from '@odeta/contracts';
import { cashRoundingOf, inCash, laterCashOf } from './cash-rounding.ts';

test.each([
  [0, 0],
  // Less than 2.50 Ft is rounded down, even to nothing.
  [1, 0],
  [2, 0],
  [3, 5],
  [29_160, 29_160],
  [29_161, 29_160],
  [29_162, 29_160],
  [29_163, 29_165],
  [29_164, 29_165],
  [29_165, 29_165],
  [29_166, 29_165],
  [29_167, 29_165],
  [29_168, 29_170],
  [29_169, 29_170],
])('in Hungary, %i Ft in cash are %i Ft', (amount, cash) => {
  expect(inCash('hu', amount)).toBe(cash);
  expect(cashRoundingOf('hu', amount)).toBe(cash - amount);
});

test.each([
  [0, 0],
  // One and two cents are rounded up to the smallest coin.
  [1, 5],
  [2, 5],
  [3, 5],
  [7345, 7345],
  [7346, 7345],
  [7347, 7345],
  [7348, 7350],
  [7349, 7350],
  [7350, 7350],
  [7351, 7350],
  [7352, 7350],
  [7353, 7355],
  [7354, 7355],
])('in Slovakia, %i cents in cash are %i cents', (amount, cash) => {
  expect(inCash('sk', amount)).toBe(cash);
});

test.each(countryCodes.filter((code) => code !== 'hu' && code !== 'sk'))('in %s cash is exact', (country) => {
  expect(inCash(country, 7347)).toBe(7347);
  expect(cashRoundingOf(country, 7347)).toBeNull();
});

test('both parcels of an order are paid in coins, and together they cost the whole amount', () => {
  const due = inCash('hu', 29_163);
  const later = laterCashOf('hu', due, 10_001);
  expect([due - later, later]).toEqual([19_165, 10_000]);
  expect(laterCashOf('hu', 10_000, 10_003)).toBe(10_000);
});
