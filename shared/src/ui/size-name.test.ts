import { sizeName } from './size-name.ts';

test.each([
  ['size/38', '38'],
  ['38', '38'],
  ['size/xs', 'XS'],
  ['size/one', null],
])('%s is called %s', (size, name) => {
  expect(sizeName(size)).toBe(name);
});
