import { sizeName } from './size-name.ts';

test.each([
  ['size/38', '38'],
  ['38', '38'],
  ['size/xs', 'XS'],
  ['size/62-68', '62/68'],
  ['140x200', '140\u00a0×\u00a0200'],
  ['size/one', null],
])('the display name of the size %s is %s', (size, name) => {
  expect(sizeName(size)).toBe(name);
});
