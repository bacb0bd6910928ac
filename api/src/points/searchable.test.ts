import { fold, wordsOf } from './searchable.ts';

test.each(['Кам’янське', "Кам'янське", 'Камʼянське', 'Камянське'])(
  '%s is one word, whichever apostrophe it has (J11)',
  (town) => {
    expect([fold(town), wordsOf(town)]).toEqual(['камянське', ['камянське']]);
  },
);
