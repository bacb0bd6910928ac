import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CountryCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { openSeededDatabase, type SeededDatabase } from '../../testing/database/template-database.ts';
import { mistype } from '../../testing/search/mistype.ts';
import { readConfig } from '../config.ts';
import { allEditions, inLanguage } from '../language/editions.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';
import { fold } from './search-words.ts';

/** Minimum quality for all queries of a language together. */
const LEAST_RECIPROCAL_RANK = 0.85;
const MOST_WITHOUT_RESULTS = 0.02;
const LEAST_QUERIES = 150;
/** Every third query is mistyped, and in `npm run test:full` all of them. */
const EVERY = process.env.TEST_SCOPE === 'full' ? 1 : 3;
/** Visitors rarely look further down. */
const LOOKED_AT = 20;

interface Query {
  query: string;
  /** See `isExpected`. */
  expected: string;
}

interface Product {
  number: string;
  name: string;
  main: string;
  above: string[];
  colors: string[];
}

type EditionParts = (typeof allEditions)[number];

let shop: SeededDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  shop = await openSeededDatabase({ name: 'queries', seedFolder: readConfig({}).SEED_DIR });
  engine = createSearchEngine(shop.db);
});
afterAll(() => shop.drop());

test.each(allEditions)(
  'in $edition real search queries rank the expected products high, and rarely find nothing (P13)',
  async (edition) => {
    const queries = readQueries(edition);
    const { reciprocalRank, withoutResults } = await judge(edition, queries, 'queries');

    expect(queries.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(reciprocalRank).toBeGreaterThanOrEqual(LEAST_RECIPROCAL_RANK);
    expect(withoutResults).toBeLessThanOrEqual(MOST_WITHOUT_RESULTS);
  },
);

test.each(allEditions)(
  'in $edition the same queries with a typing error in their longest word rank the expected products nearly as high (P13)',
  async (edition) => {
    const mistyped = readQueries(edition).flatMap(({ query, expected }, index) => {
      const wrong = index % EVERY === 0 ? mistype(query, index / EVERY) : null;
      return wrong ? [{ query: wrong, expected }] : [];
    });
    const { reciprocalRank, withoutResults } = await judge(edition, mistyped, 'mistyped');

    expect(mistyped.length).toBeGreaterThan(0);
    expect(reciprocalRank).toBeGreaterThanOrEqual(LEAST_RECIPROCAL_RANK);
    expect(withoutResults).toBeLessThanOrEqual(MOST_WITHOUT_RESULTS);
  },
);

test.each<[CountryCode, string, string, string]>([
  ['sk', 'podprsenka', 'Nočná bielizeň a plavky', 'is not sold'],
  ['ro', 'valiza', 'Genți, curele și ceasuri', 'is not sold'],
  ['ua', 'духи', 'Свечи и фонари', 'is not sold'],
  ['hu', 'férfi pénztráca', 'pénztárca', 'is mistyped'],
  ['ro', 'cvuertură pat', 'cuvertură pat', 'is mistyped'],
  ['ro', 'camsa', 'cămașă', 'is mistyped'],
  ['sk', 'fialové kožené rukavice', 'rukavice', 'matches nothing as a whole'],
  ['sk', 'tehotenské rifle', 'rifle', 'matches nothing as a whole'],
  ['ro', 'geaca cu paiete', 'geaca', 'matches nothing as a whole'],
  ['ua', 'рваные джинсы', 'джинсы', 'matches nothing as a whole'],
])('in %s a search for %s shows results for %s instead, because it %s (P13)', async (country, query, shownFor) => {
  expect((await engine.find(country, query)).shownFor).toBe(shownFor);
});

test.each<[CountryCode, string, string]>([
  ['sk', 'botas', 'botasky'],
  ['ro', 'blaz', 'blazer'],
  ['ua', 'хуст', 'хустка'],
])('in %s typing %s suggests the everyday term %s (C3)', async (country, typed, offered) => {
  const suggestions = await engine.suggest(country, typed, 8);

  expect(suggestions.map(({ name }) => name)).toContain(offered);
});

test.each<[CountryCode, string]>([
  ['sk', 'matr'],
  ['ro', 'valiz'],
  ['ua', 'чемод'],
])('in %s nothing is suggested for %s, which is not sold (C3)', async (country, typed) => {
  expect(await engine.suggest(country, typed, 8)).toEqual([]);
});

test('in Ukrainian, too, goods of a near category stand for what is not sold, and everyday terms are suggested (C3, P13)', () =>
  inLanguage('uk', async () => {
    const suggested = async (typed: string) => (await engine.suggest('ua', typed, 8)).map(({ name }) => name);

    expect((await engine.find('ua', 'парфуми')).shownFor).toBe('Свічки та ліхтарі');
    expect((await engine.find('ua', 'рвані джинси')).shownFor).toBe('джинси');
    expect(await suggested('хуст')).toContain('хустка');
    expect(await suggested("в'яз")).toContain('в’язаний светр');
    expect(await suggested('валіз')).toEqual([]);
  }));

function readQueries({ language }: Pick<EditionParts, 'language'>): Query[] {
  const file = path.join(import.meta.dirname, 'queries', `${language}.yaml`);
  const queries: Record<string, string> = parse(readFileSync(file, 'utf8'));
  return Object.entries(queries).map(([query, expected]) => ({ query, expected }));
}

/** Also reports the queries whose product is not the first result. */
async function judge({ country, language, edition }: EditionParts, queries: readonly Query[], report: string) {
  const products = await readProducts(edition);
  const lines: string[] = [];
  let [ranks, empty] = [0, 0];
  for (const { query, expected } of queries) {
    const { ids, shownFor } = await inLanguage(language, () => engine.find(country, query));
    const found = ids.slice(0, LOOKED_AT).map((id) => products.get(id));
    const place = found.findIndex((product) => product && isExpected(product, expected)) + 1;
    if (ids.length === 0) empty += 1;
    ranks += place === 0 ? 0 : 1 / place;
    const names = found.slice(0, 4).map((one) => one?.name);
    if (place !== 1)
      lines.push(
        `${place || '-'}  ${query} → ${expected}: ${names.join(' / ')} (${ids.length}${shownFor ? `, for ${shownFor}` : ''})`,
      );
  }
  const judged = { reciprocalRank: ranks / queries.length, withoutResults: empty / queries.length };
  writeReport(
    `${report}-${language}`,
    `${queries.length} queries, mean reciprocal rank ${judged.reciprocalRank.toFixed(3)}, without results ${(100 * judged.withoutResults).toFixed(1)} %`,
    lines,
  );
  return judged;
}

async function readProducts(country: string) {
  const { rows } = await sql<Product & { id: number }>`
    select p.id, p.catalog_number as number, t.name, main.key as main,
      array(select distinct c.key from listing l join category c on c.id = l.category_id where l.product_id = p.id) as above,
      array(select color from product_color where product_id = p.id) as colors
    from product p join product_text t on t.product_id = p.id and t.country = ${country}
    join category main on main.id = p.main_category_id
  `.execute(shop.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Space-separated conditions that must all hold: categories, `+colours`, `~parts of the name`, `=numbers`, each with `|` for
 * alternatives.
 */
function isExpected(product: Product, expected: string) {
  return expected.split(' ').every((part) => {
    const values = part.replace(/^[+~=]/, '').split('|');
    if (part.startsWith('+')) return values.some((color) => product.colors.includes(color));
    if (part.startsWith('~')) return values.some((name) => fold(product.name).includes(fold(name)));
    if (part.startsWith('=')) return values.includes(product.number);
    return values.some((key) => product.main === key || product.above.includes(key));
  });
}

/** Lists the queries whose product is not the first result, for work on synonyms and weights. */
function writeReport(name: string, summary: string, lines: readonly string[]) {
  const folder = path.join(import.meta.dirname, '../../../.data/search-report');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.txt`), `${[summary, ...lines].join('\n')}\n`);
}
