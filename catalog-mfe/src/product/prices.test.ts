import { productOf, variantOf } from '../../testing/product.ts';
import { discountPercent, shownPrice } from './prices.ts';

test('the percentage is counted from the lowest price of the last 30 days, not from the regular one', () => {
  expect(discountPercent({ price: 150, pricePromo: 90, priceOld: 120 })).toBe(25);
});

test('a price without a promotion has no percentage', () => {
  expect(discountPercent({ price: 120, pricePromo: null, priceOld: null })).toBeNull();
});

test('a promotion that is no cheaper than before is none', () => {
  expect(discountPercent({ price: 150, pricePromo: 120, priceOld: 120 })).toBeNull();
  expect(discountPercent({ price: 150, pricePromo: 130, priceOld: 120 })).toBeNull();
});

test.each([
  [100, 99.4, 1],
  [34.99, 26.99, 23],
  [54.99, 39.99, 27],
  [47_990, 35_990, 25],
])('from %d to %d are %i percent', (priceOld, pricePromo, percent) => {
  expect(discountPercent({ price: priceOld, pricePromo, priceOld })).toBe(percent);
});

test('less than half a percent is not worth a badge', () => {
  expect(discountPercent({ price: 100, pricePromo: 99.7, priceOld: 100 })).toBeNull();
});

test('the chosen variant decides the price', () => {
  expect(shownPrice(productOf(), 'camel', 'size/38')).toMatchObject({
    pricePromo: 89.99,
    from: false,
    discountPercent: 25,
  });
  expect(shownPrice(productOf(), 'ink', 'size/38')).toMatchObject({
    price: 119.99,
    pricePromo: null,
    discountPercent: null,
  });
});

test('before a size is chosen the lowest price of the colour is shown with "from"', () => {
  const variants = [
    variantOf('1', 'camel', 'size/36', { pricePromo: null, priceOld: null }),
    variantOf('2', 'camel', 'size/38', { price: 99.99, pricePromo: null, priceOld: null }),
  ];
  expect(shownPrice(productOf({ variants }), 'camel', null)).toMatchObject({ price: 99.99, from: true });
});

test('one price for all sizes needs no "from"', () => {
  expect(shownPrice(productOf(), 'ink', null)).toMatchObject({ price: 119.99, from: false });
});

test('a colour without variants has no price', () => {
  expect(shownPrice(productOf({ variants: [] }), 'camel', null)).toBeNull();
});
