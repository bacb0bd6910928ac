import { hubOf } from './hub-of.ts';

const topic = (key: string, text: string) => ({
  ...{ key, text, title: key, url: `/pomoc/${key}/` },
  questions: [
    { anchor: null, question: `${key}?`, answer: 'Áno.' },
    { anchor: null, question: 'Druhá?', answer: 'Nie.' },
  ],
});

test('the index of the help has what most visitors come for first, each with its first sentence and question', () => {
  const topics = [
    topic('contact', 'Píšte nám.'),
    topic('club', 'Klub.'),
    topic('terms', 'Podmienky.'),
    topic('orders', '<p>Stav je <b>v účte</b> do 24. 11. a v e-maile. Potom volajte.</p>'),
  ];

  const { tiles, questions, links } = hubOf(topics, { title: 'Časté otázky', url: '/pomoc/caste-otazky/' });

  expect(tiles.map(({ key, lead }) => [key, lead])).toEqual([
    ['orders', 'Stav je v účte do 24. 11. a v e-maile.'],
    ['contact', 'Píšte nám.'],
  ]);
  expect(questions).toEqual([{ question: 'orders?', answer: 'Áno.', url: '/pomoc/orders/' }]);
  expect(links.map(({ url }) => url)).toEqual(['/pomoc/caste-otazky/', '/pomoc/terms/']);
});
