import { stemsOf } from '../stems.ts';
import { indexHelp } from './help-index.ts';

test('each word of the help is stemmed once, however many answers have it (P16)', () => {
  const words: string[] = [];
  const question = { question: 'Vrátenie tovaru', answer: '<p>Tovar vráťte.</p>', anchor: null, asked: ['vrátenie'] };
  const topic = { key: 'returns', title: 'Vrátenie', text: '<p>Vrátenie tovaru</p>', url: '/pomoc/', asked: [] };

  const index = indexHelp('sk', [{ ...topic, questions: [question, question] }], (language, word) => {
    words.push(word);
    return stemsOf(language, word);
  });

  expect(index.entries).toHaveLength(3);
  expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
  expect(words).toContain('vrátenie');
});
