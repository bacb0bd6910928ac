import { findMatches } from './find-matches.ts';

const cities = ['Banská Bystrica', 'Bratislava', 'Košice', 'Łódź', 'Cluj-Napoca', 'Nitra', 'Đurđevac'].map((label) => ({
  label,
}));
const found = (text: string) => findMatches(cities, text).map(({ label }) => label);

test.each([
  ['kos', ['Košice']],
  ['BRA', ['Bratislava']],
  ['lodz', ['Łódź']],
  ['durd', ['Đurđevac']],
  ['napoca', ['Cluj-Napoca']],
  [' nitra ', ['Nitra']],
  ['tra', []],
])('the text "%s" matches %j', (text, labels) => {
  expect(found(text)).toEqual(labels);
});

test('a text matches the start of a label and the start of a later word', () => {
  expect(found('b')).toEqual(['Banská Bystrica', 'Bratislava']);
  expect(found('bys')).toEqual(['Banská Bystrica']);
});

test('an empty text matches everything', () => {
  expect(found('')).toHaveLength(cities.length);
});
