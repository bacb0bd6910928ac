import { productOf, variantOf } from '../../../testing/product.ts';
import { supplyOf } from '../../supply.ts';
import { chooseColor, findVariant, isSoldOut, onlySize, supplyOfColor } from './choice.ts';

const soldOutIn = (...colors: string[]) =>
  productOf({
    variants: productOf().variants.map((variant) =>
      colors.includes(variant.colorCode) ? { ...variant, availability: 3 } : variant,
    ),
  });

test.each([
  [1, 'now'],
  [6, 'now'],
  [2, 'later'],
  [4, 'later'],
  [3, 'none'],
  [0, 'none'],
] as const)('availability %i is shown as %s', (availability, supply) => {
  expect(supplyOf({ availability })).toBe(supply);
});

test('a size that does not exist in a colour cannot be had', () => {
  expect(supplyOf(findVariant(productOf(), 'camel', 'size/52'))).toBe('none');
});

test('the address names the colour', () => {
  expect(chooseColor(productOf(), 'ink')).toBe('ink');
});

test('without a colour in the address the first one that can be had is shown', () => {
  expect(chooseColor(productOf(), null)).toBe('camel');
  expect(chooseColor(soldOutIn('camel'), null)).toBe('ink');
});

test('a colour that does not exist is passed over', () => {
  expect(chooseColor(productOf(), 'neon')).toBe('camel');
});

test('a sold out colour can still be looked at', () => {
  expect(chooseColor(soldOutIn('camel'), 'camel')).toBe('camel');
});

test('when everything is sold out the first colour is shown', () => {
  expect(chooseColor(soldOutIn('camel', 'ink'), null)).toBe('camel');
});

test('a colour comes later when no size of it is in stock', () => {
  const variants = [
    variantOf('1', 'camel', 'size/36', { availability: 2 }),
    variantOf('2', 'camel', 'size/38', { availability: 3 }),
  ];
  expect(supplyOfColor(productOf({ variants }), 'camel')).toBe('later');
});

test('a product is sold out when it is in every colour', () => {
  expect(isSoldOut(soldOutIn('camel'))).toBe(false);
  expect(isSoldOut(soldOutIn('camel', 'ink'))).toBe(true);
});

test('goods in one size need no choice', () => {
  expect(onlySize(productOf({ sizes: ['size/one'] }))).toBe('size/one');
  expect(onlySize(productOf())).toBeNull();
});
