import type { FeeRule } from '../db/column-types.ts';
import { feeOf } from './delivery-cost.ts';

const ukraine = { code: 'ua', currency: 'UAH', exchangeRates: { USD: { rate: 40, on: '2026-11-02' } } } as const;
const post: FeeRule = {
  tiers: [
    { upTo: 500, percent: 6 },
    { upTo: 1000, percent: 5 },
    { upTo: 2000, percent: 4 },
    { upTo: null, percent: 2 },
  ],
  minimum: { amount: 1, currency: 'USD' },
  taxPercent: 20,
};

test.each([
  // 6 % of 500 are 30, less than the minimum of one dollar, 40: 40 plus 20 % tax.
  [500, 48],
  // 5 % of 1000 = 50, plus tax.
  [1000, 60],
  // 4 % of 1001 = 40.04, with tax 48.05, rounded up to a whole hryvnia.
  [1001, 49],
  [2000, 96],
  // 2 % of 2001 = 40.02, with tax 48.02.
  [2001, 49],
  [5000, 120],
])('cash on delivery of the Ukrainian post for %i UAH costs %i UAH (D13, R18)', (value, fee) => {
  expect(feeOf(post, value, ukraine)).toBe(fee);
});

test('the courier charges four percent, at least 18 UAH (D13)', () => {
  const courier: FeeRule = {
    tiers: [{ upTo: null, percent: 4 }],
    minimum: { amount: 18, currency: 'UAH' },
    taxPercent: 0,
  };

  expect(feeOf(courier, 400, ukraine)).toBe(18);
  expect(feeOf(courier, 3000, ukraine)).toBe(120);
});

test('a fee in whole hryvnias is not rounded up because of floating-point errors', () => {
  expect(feeOf({ tiers: [{ upTo: null, percent: 7 }], minimum: null, taxPercent: 0 }, 100, ukraine)).toBe(7);
});

test('a fee in a currency without an exchange rate throws an error', () => {
  expect(() => feeOf(post, 100, { ...ukraine, exchangeRates: {} })).toThrow('No exchange rate from USD to UAH');
});
