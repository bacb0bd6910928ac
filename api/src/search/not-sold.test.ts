import type { CountryCode } from '@odeta/contracts';
import { openSeededDatabase, type SeededDatabase } from '../../testing/database/template-database.ts';
import { readConfig } from '../config.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

let shop: SeededDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  shop = await openSeededDatabase({ name: 'not_sold', seedFolder: readConfig({}).SEED_DIR });
  engine = createSearchEngine(shop.db);
});
afterAll(() => shop.drop());

test.each<[CountryCode, string, string, string | null]>([
  ['pl', 'zara', 'Zara', null],
  ['pl', 'reebok', 'Reebok', 'Trampki, balerinki i sandały'],
  ['pl', 'sukienka Tommy Hilfiger', 'Tommy Hilfiger', 'sukienka'],
  ['sk', 'zara', 'Zara', null],
  ['sk', 'nike', 'Nike', 'Tenisky, baleríny a sandále'],
  ['hu', 'h&m', 'H&M', null],
  ['ro', 'puma', 'Puma', 'Teniși, pantofi și sandale'],
  ['ua', 'найк', 'Nike', 'Кеды, туфли и сандалии'],
  ['ua', 'zara', 'Zara', null],
])('in %s a search for %s says that %s is not sold, and shows only what is nearest: %s (P13)', async (...given) => {
  const [country, query, name, shownFor] = given;
  const found = await engine.find(country, query);

  expect(found).toMatchObject({ notSold: { kind: 'brand', name }, shownFor });
  expect(found.ids.length > 0).toBe(shownFor !== null);
});

test('a kind of goods that is not sold is named (P13)', async () => {
  expect((await engine.find('sk', 'podprsenka')).notSold).toEqual({ kind: 'goods', name: 'podprsenka' });
  expect((await engine.find('sk', 'sveter')).notSold).toBeNull();
});

test.each<[CountryCode, string]>([
  ['pl', 'książka'],
  ['sk', 'kniha'],
  ['hu', 'könyvtár'],
  ['ro', 'telefoane'],
  ['ua', 'телефоны'],
])('in %s the frequent word %s is not corrected into goods (P13)', async (country, query) => {
  expect((await engine.find(country, query)).shownFor).toBeNull();
});

test('words that only descriptions have are marked (P13)', async () => {
  expect(await engine.find('sk', 'bicykel')).toMatchObject({ isOnlyDescribed: true });
  expect(await engine.find('sk', 'sveter')).toMatchObject({ isOnlyDescribed: false });
});

test('beside a question only products that the words name are found, and nothing is corrected (P13)', async () => {
  const found = (phrase: string) => engine.find('pl', phrase, { isCorrected: false });

  expect((await found('butów')).ids.length).toBeGreaterThan(0);
  expect((await found('kiedy dostanę')).ids).toEqual([]);
});
