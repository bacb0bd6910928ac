import { paidPrice, sumOfLines } from './price.ts';

test('the promotional price is paid if there is one, and a sum of lines is exact (I3)', () => {
  const shirt = { price: 12.99, pricePromo: null, quantity: 3 };
  const coat = { price: 119.99, pricePromo: 89.9, quantity: 1 };

  expect([shirt, coat].map(paidPrice)).toEqual([12.99, 89.9]);
  expect(sumOfLines([shirt, coat])).toBe(128.87);
  expect(sumOfLines([{ price: 0.1, pricePromo: null, quantity: 3 }])).toBe(0.3);
  expect(sumOfLines([])).toBe(0);
});
