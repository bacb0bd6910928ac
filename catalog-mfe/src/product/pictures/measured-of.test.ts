import { productOf } from '../../../testing/product.ts';
import { measuredOf } from './measured-of.ts';

test('the selected size is measured if it is available, otherwise the first available size (P11)', () => {
  const product = productOf();

  expect(measuredOf(product, { color: 'camel', size: 'size/38' })?.size).toBe('size/38');
  expect(measuredOf(product, { color: 'camel', size: null })?.size).toBe('size/36');
  expect(measuredOf(product, { color: 'camel', size: 'size/40' })?.size).toBe('size/36');
});

test('nothing is measured without measurements or without the position of the product in the picture (P11)', () => {
  const unknown = productOf({ colors: productOf().colors.map((color) => ({ ...color, goods: null })) });

  expect(measuredOf(unknown, { color: 'camel', size: null })).toBeNull();
  expect(measuredOf(productOf({ measures: null }), { color: 'camel', size: null })).toBeNull();
});
