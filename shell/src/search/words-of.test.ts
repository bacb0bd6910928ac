import { wordsOf } from './words-of.ts';

const popular = [{ name: 'čierne šaty', products: 14 }];
const items = [
  { name: 'kabát s opaskom', url: null, products: 1 },
  { name: 'Kabáty', url: '/c/kabaty', products: 12 },
];

test('an empty phrase lists past searches and popular terms (C4)', () => {
  const lists = wordsOf({ phrase: '', items: [], past: ['plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['history', ['plavky']],
    ['popular', ['čierne šaty']],
  ]);
});

test('a typed phrase lists suggestions, categories and past searches without duplicate names (C3)', () => {
  const lists = wordsOf({ phrase: 'kab', items, past: ['kabát s opaskom', 'plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['suggestions', ['kabát s opaskom']],
    ['categories', ['Kabáty']],
    ['history', ['plavky']],
  ]);
});
