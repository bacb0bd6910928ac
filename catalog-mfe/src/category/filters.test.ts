import { facetsOf } from '../../testing/category.ts';
import { noFilters } from './category-address.ts';
import { chosenFilters, toggle } from './filters.ts';

const t = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');
const format = { price: (value: number) => `${value} €` };
const chosen = (filters: Partial<typeof noFilters>) =>
  chosenFilters({ ...noFilters, ...filters }, facetsOf(), t, format).map(({ label, without }) => [label, without]);

test('a filter is taken and given back', () => {
  const taken = toggle(noFilters, 'size', '38');
  expect(taken.size).toEqual(['38']);
  expect(toggle(toggle(taken, 'size', '40'), 'size', '38').size).toEqual(['40']);
});

test('every filter that is on can be taken away by itself', () => {
  expect(chosen({ size: ['38'], color: ['ink'], sale: true })).toEqual([
    ['chip.size 38', { ...noFilters, color: ['ink'], sale: true }],
    ['čierna', { ...noFilters, size: ['38'], sale: true }],
    ['chip.sale', { ...noFilters, size: ['38'], color: ['ink'] }],
  ]);
});

test.each([
  [{ from: 20, to: null }, 'chip.from 20 €'],
  [{ from: null, to: 90 }, 'chip.to 90 €'],
  [{ from: 20, to: 90 }, 'chip.range 20 € 90 €'],
])('a price %j is one filter: %s', (price, label) => {
  expect(chosen(price)).toEqual([[label, noFilters]]);
});

test('what the category does not have is not shown as chosen', () => {
  expect(chosen({ color: ['purple'], size: ['99'] })).toEqual([]);
});
