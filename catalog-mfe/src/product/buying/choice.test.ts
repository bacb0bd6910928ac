import { productOf, variantOf } from '../../../testing/product.ts';
import { supplyOf } from '../../supply/supply.ts';
import { chooseColor, chooseSize, findVariant, isSoldOut, onlySize, supplyOfColor } from './choice.ts';

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

test('a size that does not exist in a colour is unavailable', () => {
  expect(supplyOf(findVariant(productOf(), 'camel', 'size/52'))).toBe('none');
});

test('the colour is read from the URL', () => {
  expect(chooseColor(productOf(), 'ink')).toBe('ink');
});

test('without a colour in the URL the first available colour is shown', () => {
  expect(chooseColor(productOf(), null)).toBe('camel');
  expect(chooseColor(soldOutIn('camel'), null)).toBe('ink');
});

test('an unknown colour in the URL is ignored', () => {
  expect(chooseColor(productOf(), 'neon')).toBe('camel');
});

test.each([
  ['38', 'size/38'],
  ['52', null],
  [null, null],
])('the size %j in the URL chooses %j', (requested, size) => {
  expect(chooseSize(productOf(), requested)).toBe(size);
});

test('a sold-out colour can still be shown', () => {
  expect(chooseColor(soldOutIn('camel'), 'camel')).toBe('camel');
});

test('when everything is sold out the first colour is shown', () => {
  expect(chooseColor(soldOutIn('camel', 'ink'), null)).toBe('camel');
});

test('a colour is available later when none of its sizes is in stock', () => {
  const variants = [
    variantOf('1', 'camel', 'size/36', { availability: 2 }),
    variantOf('2', 'camel', 'size/38', { availability: 3 }),
  ];
  expect(supplyOfColor(productOf({ variants }), 'camel')).toBe('later');
});

test('a product is sold out only when every colour is sold out', () => {
  expect(isSoldOut(soldOutIn('camel'))).toBe(false);
  expect(isSoldOut(soldOutIn('camel', 'ink'))).toBe(true);
});

test('a one-size product needs no size selection', () => {
  expect(onlySize(productOf({ sizes: ['size/one'] }))).toBe('size/one');
  expect(onlySize(productOf())).toBeNull();
});
