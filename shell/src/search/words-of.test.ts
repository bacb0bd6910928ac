import { wordsOf } from './words-of.ts';

const popular = [{ name: 'čierne šaty', products: 14 }];
const items = [
  { name: 'kabát s opaskom', url: null, products: 1 },
  { name: 'Kabáty', url: '/c/kabaty', products: 12 },
];

test('before anything is typed there is what was searched for, and what many look for (C4)', () => {
  const lists = wordsOf({ phrase: '', items: [], past: ['plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['history', ['plavky']],
    ['popular', ['čierne šaty']],
  ]);
});

test('for what is typed there are suggestions and categories, and no name twice (C3)', () => {
  const lists = wordsOf({ phrase: 'kab', items, past: ['kabát s opaskom', 'plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['suggestions', ['kabát s opaskom']],
    ['categories', ['Kabáty']],
    ['history', ['plavky']],
  ]);
});
