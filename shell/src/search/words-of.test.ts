import { type ChoiceList, fittedIn, roomOf, wordsOf } from './words-of.ts';

const popular = [{ name: 'čierne šaty', products: 14 }];
const items = [
  { name: 'kabát s opaskom', url: null, products: 1 },
  { name: 'Kabáty', url: '/c/kabaty', products: 12 },
];

test('an empty phrase lists past searches and popular terms (C4)', () => {
  const lists = wordsOf({ phrase: '', items: [], answers: [], past: ['plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['history', ['plavky']],
    ['popular', ['čierne šaty']],
  ]);
});

test('a typed phrase lists suggestions, categories and past searches without duplicate names (C3)', () => {
  const lists = wordsOf({ phrase: 'kab', items, answers: [], past: ['kabát s opaskom', 'plavky'], popular });

  expect(lists.map(({ key, choices }) => [key, choices.map(({ name }) => name)])).toEqual([
    ['suggestions', ['kabát s opaskom']],
    ['categories', ['Kabáty']],
    ['history', ['plavky']],
  ]);
});

test('answers of the help come before everything else, with their addresses (C3)', () => {
  const answers = [{ question: 'Ako uskutočniť vrátenie?', url: '/pomoc/vratenie/#ako' }];
  const [first] = wordsOf({ phrase: 'vrátenie', items, answers, past: [], popular });

  expect(first).toEqual({ key: 'help', choices: [{ name: 'Ako uskutočniť vrátenie?', url: '/pomoc/vratenie/#ako' }] });
});

test('where the lists have little room, former searches are left out first, then categories and suggestions (C3)', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const lists: ChoiceList[] = [
    { key: 'suggestions', choices: named('a', 'b', 'c', 'd', 'e', 'f') },
    { key: 'categories', choices: named('x', 'y', 'z') },
    { key: 'history', choices: named('1', '2') },
  ];
  const sizes = (room: number) => fittedIn(room, lists).map(({ key, choices }) => `${key} ${choices.length}`);

  expect(roomOf(lists)).toBe(14);
  expect(sizes(14)).toEqual(['suggestions 6', 'categories 3', 'history 2']);
  expect(sizes(12)).toEqual(['suggestions 6', 'categories 3']);
  expect(sizes(8)).toEqual(['suggestions 4', 'categories 2']);
});
