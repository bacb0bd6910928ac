import { countries, type FactItem } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { createAmounts } from './amounts.ts';

const digits = [...new Set(Object.values(countries).map(({ minorDigits }) => minorDigits))];

/** Amounts as in API answers: major units that are whole minor units (R22). */
const pieces = fc.array(
  fc.record({ minor: fc.integer({ min: 1, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 60 },
);
const itemOf = (price: number, quantity: number) => ({ price, pricePromo: null, quantity }) as FactItem;

test.each(digits)(
  'with %i minor digits the sum of any number of items is exact to the last digit (R22)',
  (minorDigits) => {
    const { sumOf } = createAmounts(minorDigits);
    const factor = 10 ** minorDigits;
    fc.assert(
      fc.property(pieces, (goods) => {
        const value = sumOf(goods.map(({ minor, quantity }) => itemOf(minor / factor, quantity)));
        const exact = goods.reduce((sum, { minor, quantity }) => sum + BigInt(minor) * BigInt(quantity), 0n);
        expect(value.toFixed(minorDigits).replace('.', '')).toBe(String(exact).padStart(minorDigits + 1, '0'));
        expect(value).toBe(Number(value.toFixed(minorDigits)));
      }),
    );
  },
);

test.each(digits)('with %i minor digits the value of an order is its total without delivery', (minorDigits) => {
  const { valueIn } = createAmounts(minorDigits);
  const factor = 10 ** minorDigits;
  const amount = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(amount, amount, (goods, delivery) => {
      expect(valueIn({ total: (goods + delivery) / factor, shippingCost: delivery / factor })).toBe(goods / factor);
    }),
  );
});
