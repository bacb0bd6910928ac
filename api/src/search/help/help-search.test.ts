import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CountryCode } from '@odeta/contracts';
import { parse } from 'yaml';
import { readConfig } from '../../config.ts';
import { allEditions, inLanguage } from '../../language/editions.ts';
import { helpOf } from '../../seed/contents/help.ts';
import { readSeed } from '../../seed/reading/read-seed.ts';
import type { Seed } from '../../seed/schemas/schema.ts';
import { createHelpSearch } from './help-search.ts';

const LEAST_QUESTIONS = 44;
/** Visitors rarely look further down. */
const LOOKED_AT = 3;

const search = createHelpSearch();
let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(readConfig({}).SEED_DIR);
});

const countryOf = (code: CountryCode) => ({ code, help: helpOf(seed, code) });
const queriesIn = (file: string): Record<string, string> =>
  parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

test.each(allEditions)('in $edition each ordinary question finds its answer among the first three (P16)', (edition) => {
  const country = inLanguage(edition.language, () => countryOf(edition.country));
  const questions = Object.entries(queriesIn(`questions/${edition.language}.yaml`));

  const missed = questions.flatMap(([asked, answered]) => {
    const found = inLanguage(edition.language, () => search.find(country, asked)).map(({ question }) => question);
    return found.slice(0, LOOKED_AT).includes(answered) ? [] : [{ asked, answered, found: found.slice(0, LOOKED_AT) }];
  });

  expect(questions.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
  expect(missed).toEqual([]);
});

test.each(allEditions)('in $edition no search for products asks for the help (P13)', ({ country, language }) => {
  const products = Object.keys(queriesIn(`../queries/${language}.yaml`));

  inLanguage(language, () => {
    const asking = countryOf(country);
    expect(products.filter((phrase) => search.asked(asking, phrase).answers.length > 0)).toEqual([]);
  });
});

test.each<[CountryCode, string, string]>([
  ['pl', 'zwrot', 'Jak dokonać zwrotu?'],
  ['pl', 'FAKTURA', 'Jak dostanę fakturę?'],
  ['pl', 'karta podarunkowa', 'Czy macie karty podarunkowe i czy pakujecie na prezent?'],
  ['sk', 'vrátenie', 'Ako uskutočniť vrátenie?'],
  ['sk', 'darčeková karta', 'Máte darčekové karty a balíte darčeky?'],
  ['hu', 'szállítás', 'Szállítás'],
  ['hu', 'méret', 'Mérettáblázatok'],
  ['ro', 'retur', 'Cum faci un retur?'],
  ['ro', 'card cadou', 'Aveți carduri cadou și ambalați cadouri?'],
  ['ua', 'доставка', 'Доставка'],
  ['ua', 'подарочный сертификат', 'Есть ли подарочные карты и подарочная упаковка?'],
])('in %s a search for "%s" is answered by the help: %s (P13)', (code, phrase, question) => {
  expect(search.asked(countryOf(code), phrase).answers[0]?.question).toBe(question);
});

test('words that ask for help are told apart from those that name products (P13)', () => {
  const { answers, words } = search.asked(countryOf('pl'), 'zwrot butów');

  expect(answers[0]?.question).toBe('Jak dokonać zwrotu?');
  expect([...words]).toEqual(['zwrot']);
});

test('a size is not a question about sizes when something else is asked for (P13)', () => {
  expect(search.asked(countryOf('hu'), 'ruha méret 38').answers).toEqual([]);
});

test.each<[CountryCode, string, string]>([
  ['pl', 'rekalmacja', 'Produkt ma wadę. Jak złożyć reklamację?'],
  ['sk', 'faktrua', 'Ako dostanem faktúru?'],
  ['ua', 'dostavka', 'Доставка'],
  ['ua', 'ljcnfdrf', 'Доставка'],
])('in %s "%s" is understood in spite of typing errors and keyboard layouts (P16)', (code, asked, question) => {
  expect(search.find(countryOf(code), asked)[0]?.question).toBe(question);
});

test('a search without any word of the help finds nothing (P16)', () => {
  expect(search.find(countryOf('sk'), 'qwrtz')).toEqual([]);
  expect(search.asked(countryOf('sk'), ' ')).toEqual({ answers: [], words: new Set() });
});
