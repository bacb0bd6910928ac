import { facetsOf } from '../../../testing/category.ts';
import { noFilters } from './category-address.ts';
import { chosenFilters, pressed, toggle } from './filters.ts';

const t = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');
const format = { price: (value: number) => `${value} €`, number: String };
const chosen = (filters: Partial<typeof noFilters>, facets = facetsOf()) =>
  chosenFilters({ ...noFilters, ...filters }, facets, t, format).map(({ label, without }) => [label, without]);

test('a filter value is toggled on and off', () => {
  const taken = toggle(noFilters, 'size', '38');
  expect(taken.size).toEqual(['38']);
  expect(toggle(toggle(taken, 'size', '40'), 'size', '38').size).toEqual(['40']);
});

test('each active filter can be removed separately', () => {
  expect(chosen({ size: ['clothes-38'], color: ['black'], sale: true, rating: 4 })).toEqual([
    ['chip.size 38', { ...noFilters, color: ['black'], sale: true, rating: 4 }],
    ['čierna', { ...noFilters, size: ['clothes-38'], sale: true, rating: 4 }],
    ['chip.rating 4', { ...noFilters, size: ['clothes-38'], color: ['black'], sale: true }],
    ['chip.sale', { ...noFilters, size: ['clothes-38'], color: ['black'], rating: 4 }],
  ]);
});

test.each([
  [{ from: 20, to: null }, 'chip.from 20 €'],
  [{ from: null, to: 90 }, 'chip.to 90 €'],
  [{ from: 20, to: 90 }, 'chip.range 20 € 90 €'],
])('a price %j is one filter with the label %s', (price, label) => {
  expect(chosen(price)).toEqual([[label, noFilters]]);
});

test('values that the category does not have are not shown as selected', () => {
  expect(chosen({ color: ['purple'], size: ['99'] })).toEqual([]);
});

test('a selected size shows its kind when there are several kinds', () => {
  const size = [
    { code: 'clothes-38', size: '38', kind: 'clothes', count: 3 },
    { code: 'shoes-38', size: '38', kind: 'shoes', count: 2 },
    { code: 'one', size: 'one', kind: 'one', count: 1 },
  ];
  const sizeKinds = [
    { code: 'clothes', name: 'Oblečenie' },
    { code: 'shoes', name: 'Topánky' },
    { code: 'one', name: 'Jedna veľkosť' },
  ];
  const labels = chosen({ size: ['shoes-38', 'one'] }, facetsOf({ size, sizeKinds })).map(([label]) => label);

  expect(labels).toEqual(['chip.size-of-kind Topánky 38', 'Jedna veľkosť']);
});

test('a press on a box ticks or clears it; another minimum of stars replaces the former one', () => {
  expect(pressed(noFilters, 'color', 'black').color).toEqual(['black']);
  expect(pressed({ ...noFilters, sale: true }, 'sale', '1').sale).toBe(false);
  const four = pressed({ ...noFilters, rating: 3 }, 'rating', '4');
  expect(four.rating).toBe(4);
  expect(pressed(four, 'rating', '4').rating).toBeNull();
});
