import { staffLanguages } from '../languages.ts';
import { messages } from './index.ts';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  );

const textsOf = async (language: (typeof staffLanguages)[number]) =>
  new Map(flat((await messages[language]()).default as Texts));

test.each(staffLanguages)('every text exists in %s, with the same values to fill in', async (language) => {
  const [english, own] = [await textsOf('en'), await textsOf(language)];
  const valuesIn = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  expect([...own].filter(([, text]) => text === '')).toEqual([]);
  for (const [key, text] of own) expect([key, valuesIn(text)]).toEqual([key, valuesIn(english.get(key))]);
});
