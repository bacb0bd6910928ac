import { measuresOf } from './measures.ts';

const table = {
  key: 'women',
  name: 'Dámske oblečenie',
  categoryIds: [1],
  columns: ['Veľkosť', 'Obvod hrudníka', 'Obvod pása', 'Obvod bokov'],
  measures: [null, 'bust', 'waist', 'hips'],
  rows: [
    { sizes: ['38', 'm'], cells: ['38', '88–91', '70–73', '94–97'] },
    { sizes: ['40'], cells: ['40', '92–95', '74–77', '98–101'] },
  ],
  hints: [],
};

test('clothes show the body measures of their category: trousers show waist and hips (P11)', () => {
  const measures = measuresOf({ categoryKey: 'women-trousers', measured: null, worn: null }, ['38', '40'], table, 'sk');

  expect(measures?.of).toBe('body');
  expect(measures?.lines.map(({ name, values }) => [name, values])).toEqual([
    ['Obvod pása', { 'size/38': '70–73', 'size/40': '74–77' }],
    ['Obvod bokov', { 'size/38': '94–97', 'size/40': '98–101' }],
  ]);
});

test('a product with its own measures shows those, labelled in the local language (P11)', () => {
  const measured = [
    { measure: 'diameter', cm: 8.5, from: 0, to: 0.72 },
    { measure: 'unfolded', cm: '130 × 170', from: 0, to: 1 },
  ] as const;
  const measures = measuresOf({ categoryKey: 'home-tableware', measured, worn: null }, ['one'], undefined, 'hu');

  expect(measures?.of).toBe('goods');
  expect(measures?.lines).toMatchObject([
    { name: 'Átmérő', direction: 'across', to: 0.72, values: { 'size/one': '8,5' } },
    { name: 'Kihajtva', values: { 'size/one': '130 × 170' } },
  ]);
});

test('the size of a rug gives its width and length (P11)', () => {
  const measures = measuresOf({ categoryKey: 'home-rugs', measured: null, worn: null }, ['90x200'], undefined, 'ua');

  expect(measures?.lines).toMatchObject([
    { name: 'Ширина', direction: 'across', values: { 'size/90x200': '90' } },
    { name: 'Длина', direction: 'down', values: { 'size/90x200': '200' } },
  ]);
});

test('a product without a size table or its own measures has no measures (P11)', () => {
  expect(measuresOf({ categoryKey: 'women-dresses', measured: null, worn: null }, ['one'], undefined, 'pl')).toBeNull();
});

test('a product worn differently from its category defines its own measures: boxer shorts have waist only (P11)', () => {
  const worn = { waist: { direction: 'across', at: 0.04, from: 0.1, to: 0.9 } } as const;
  const shorts = measuresOf({ categoryKey: 'men-nightwear', measured: null, worn }, ['38'], table, 'sk');

  expect(shorts?.lines).toMatchObject([{ name: 'Obvod pása', ...worn.waist }]);
});
