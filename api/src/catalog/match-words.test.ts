import { matchWords, stemOf } from './match-words.ts';

const known = [
  'kabat',
  'kabaty',
  'kabelka',
  'kosela',
  'sukienka',
  'sukienki',
  'sukno',
  'puloverek',
  'платье',
  'ing',
  'ingek',
];

test.each([
  ['kabat', ['kabat', 'kabaty']],
  ['kabatmi', ['kabat', 'kabaty']],
  ['kab', ['kabat', 'kabaty', 'kabelka']],
  ['kapat', ['kabat', 'kabaty']],
  ['sukeinka', ['sukienka', 'sukienki']],
  ['sukienek', ['sukienka', 'sukienki']],
  ['pulover', ['puloverek']],
  ['плтье', ['платье']],
  ['платья', ['платье']],
  ['ing', ['ing', 'ingek']],
  ['xyzxyz', []],
  ['kav', []],
])('%s means %s', (typed, words) => {
  expect(matchWords(typed, known)).toEqual(words);
});

test('a stem is long enough to mean something', () => {
  expect(stemOf('ing')).toBe('ing');
  expect(stemOf('sukienka')).toBe('sukie');
});
