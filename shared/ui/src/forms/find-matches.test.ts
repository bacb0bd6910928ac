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
])('%s finds %j', (text, labels) => {
  expect(found(text)).toEqual(labels);
});

test('what begins so comes before what has a word that does', () => {
  expect(found('b')).toEqual(['Banská Bystrica', 'Bratislava']);
  expect(found('bys')).toEqual(['Banská Bystrica']);
});

test('nothing typed finds everything', () => {
  expect(found('')).toHaveLength(cities.length);
});
