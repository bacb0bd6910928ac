import path from 'node:path';
import { countries, countryCodes, type Language } from '@odeta/contracts';
import { inLanguage } from '../../language/editions.ts';
import { makePoints } from '../delivery/make-points.ts';
import { readSeed } from '../reading/read-seed.ts';
import type { Seed } from '../schemas/schema.ts';
import { categoriesByKey } from '../schemas/texts.ts';
import { footerOf } from './footer.ts';
import { helpOf } from './help.ts';
import { homeOf } from './home.ts';
import { legalTextsOf } from './legal-texts.ts';
import { menuOf } from './menu.ts';
import { siteContentsOf } from './site-contents.ts';
import { translationsOf } from './translations.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(path.join(import.meta.dirname, '../data'));
});

test('the Ukrainian shop shows nothing in Russian', () => {
  const categories = categoriesByKey(seed.categories);
  const shown = inLanguage('uk', () => [
    siteContentsOf(seed, 'ua'),
    menuOf(seed.menus, 'ua', categories),
    footerOf(seed.footers, 'ua', categories),
    homeOf(seed, 'ua', categories),
    helpOf(seed, 'ua'),
    translationsOf(seed, 'ua'),
  ]);
  const legal = legalTextsOf(seed).filter(({ country }) => String(country) === 'ua-uk');

  expect(legal).toHaveLength(2);
  expect(wordsOf([shown, legal]).filter((word) => /[ыэъё]/i.test(word))).toEqual([]);
});

test('pick-up points are made in Ukrainian at the same places (J9)', () => {
  const made = (language: Language) =>
    inLanguage(language, () => makePoints('ua', seed.points.ua, seed.towns.ua)).map(
      ({ name, street, city, ...place }) => ({ words: [name, street, city], place }),
    );
  const [russian, ukrainian] = [made('ru'), made('uk')];

  expect(ukrainian.map(({ place }) => place)).toEqual(russian.map(({ place }) => place));
  expect(ukrainian.flatMap(({ words }) => words).filter((word) => /[ыэъё]|отделение|^ул\./i.test(word))).toEqual([]);
});

test('the seller and the terms have the Ukrainian name of the company', () => {
  const seller = inLanguage('uk', () => siteContentsOf(seed, 'ua').seller);

  expect(seller).toMatchObject({ name: 'ТОВ «ОДЕТА Україна»', phone: siteContentsOf(seed, 'ua').seller.phone });
  expect(JSON.stringify(legalTextsOf(seed).filter(({ country }) => String(country) === 'ua-uk'))).toContain(
    seller.name,
  );
});

test.each(countryCodes)('in %s all that is in the words of the country is also in its other languages', (code) => {
  const { payments, methods } = seed.delivery[code];
  const club = seed.club[code];
  const entries: { translations?: Partial<Record<Language, unknown>> | undefined }[] = [
    ...[...Object.values(payments), ...methods],
    ...[seed.contents.sellers[code], seed.contents.conciliation[code], ...(club ? [club] : [])],
  ];

  for (const { translations } of entries) {
    expect(Object.keys(translations ?? {})).toEqual(countries[code].languages.slice(1));
  }
});

/** Addresses are the same in all languages of a country. */
const wordsOf = (value: unknown) =>
  JSON.stringify(value, (key, part) => (key === 'anchor' ? undefined : part)).match(/[\p{L}’]+/gu) ?? [];
