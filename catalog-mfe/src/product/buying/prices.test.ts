import { productOf, variantOf } from '../../../testing/product.ts';
import { shownPrice } from './prices.ts';

test('the selected variant determines the price', () => {
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
    variantOf('1', 'camel', 'size/36', { pricePromo: null, priceOld: null, discountPercent: null }),
    variantOf('2', 'camel', 'size/38', { price: 99.99, pricePromo: null, priceOld: null, discountPercent: null }),
  ];
  expect(shownPrice(productOf({ variants }), 'camel', null)).toMatchObject({ price: 99.99, from: true });
});

test('a single price for all sizes is shown without "from"', () => {
  expect(shownPrice(productOf(), 'ink', null)).toMatchObject({ price: 119.99, from: false });
});

test('a colour without variants has no price', () => {
  expect(shownPrice(productOf({ variants: [] }), 'camel', null)).toBeNull();
});
