import { createCircuits } from '@odeta/node/circuits';
import { noMetrics } from '@odeta/node/no-metrics';
import { sql } from 'kysely';
import { type MeilisearchSimulator, openMeilisearchSimulator } from '../../testing/servers/meilisearch-simulator.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { createSearch } from './create-search.ts';
import { searchCircuit } from './meilisearch/meilisearch-engine.ts';
import { refreshSearch } from './refresh-search.ts';
import type { SearchEngine } from './search-engine.ts';

let shop: TestShop;
let server: MeilisearchSimulator;
let own: SearchEngine;
let meilisearch: SearchEngine;
const errors: unknown[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  server = await openMeilisearchSimulator('key');
  own = createSearch(shop.db, {}, (error) => errors.push(error)).engine;
  meilisearch = createSearch(shop.db, configOf(), (error) => errors.push(error)).engine;
  await feed();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const configOf = () => ({ MEILISEARCH_URL: server.url, MEILISEARCH_KEY: 'key' });
const engines = { 'the own one': () => own, Meilisearch: () => meilisearch };

/** As the background job of the shop does. */
async function feed() {
  const version = await sql<{ version: number }>`select version from search_version`.execute(shop.db);
  const last = `phrases-ua-${version.rows[0]?.version}`;
  const works = createSearch(shop.db, configOf(), (error) => errors.push(error)).startFeeding({
    everyMs: 1,
    onError: (error) => errors.push(error),
  });
  while (!server.indexes.get(last)?.documents.size) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(works.map((work) => work.stop()));
}

const namesOf = async (ids: readonly number[]) => {
  const rows = await shop.db
    .selectFrom('productText')
    .select(['productId', 'name'])
    .where('country', '=', 'sk')
    .execute();
  return ids.map((id) => rows.find(({ productId }) => productId === id)?.name);
};

describe.each(Object.entries(engines))('%s', (_, engineOf) => {
  const find = (phrase: string) => engineOf().find('sk', phrase);

  test('finds products by name, with and without accents, and by the beginning of a word (P13)', async () => {
    for (const phrase of ['Kabát', 'kabat', 'KABÁ']) {
      expect((await namesOf((await find(phrase)).ids))[0]).toBe('Kabát');
    }
  });

  test('finds products by all words together, and by catalogue number (P13)', async () => {
    const { ids, shownFor } = await find('vínový šaty');
    expect([await namesOf(ids), shownFor]).toEqual([['Šaty'], null]);
    expect(await namesOf((await find('COAT')).ids)).toEqual(['Kabát']);
  });

  test('finds products by a synonym, also together with a colour (P13)', async () => {
    expect(await namesOf((await find('róba')).ids)).toEqual(['Šaty']);
    expect(await namesOf((await find('vínový roba')).ids)).toEqual(['Šaty']);
  });

  test('returns the words it has searched for when all words together find nothing (P13)', async () => {
    const { ids, shownFor } = await find('kabát zzzzz');

    expect([(await namesOf(ids))[0], shownFor]).toEqual(['Kabát', 'kabát']);
  });

  test('returns the requested colours (P13)', async () => {
    expect((await find('vínový')).colors).toContain('wine');
  });

  test('finds nothing for an unknown word (P13)', async () => {
    expect(await find('qqqqqq')).toMatchObject({ ids: [], shownFor: null });
  });

  test('suggests phrases and categories with their product counts, and popular searches (C3)', async () => {
    const [first] = await engineOf().suggest('sk', 'kab', 5);
    expect(first).toMatchObject({ name: 'Kabáty', url: '/c/kabaty', products: expect.any(Number) });
    expect(await engineOf().popular('sk', 3)).toEqual([{ name: 'vínové šaty', url: null, products: 1 }]);
  });
});

test('a search server gets a new index next to the old one, and until then the shop’s own search is used (P13)', async () => {
  const before = [...server.indexes.keys()];
  await shop.db.transaction().execute(async (trx) => {
    await sql`update product_text set name = 'Plachetnica' where country = 'sk' and name = 'Kabát'`.execute(trx);
    await refreshSearch(trx);
  });
  expect(await namesOf((await meilisearch.find('sk', 'plachetnica')).ids)).toEqual(['Plachetnica']);

  await feed();

  expect([...server.indexes.keys()].filter((name) => before.includes(name))).toEqual([]);
  expect(await namesOf((await meilisearch.find('sk', 'plachetnica')).ids)).toEqual(['Plachetnica']);
  expect(errors).toEqual([]);
});

test('a failing search server is reported, and the shop’s own search is used (P13)', async () => {
  server.trouble = 500;

  expect(await namesOf((await meilisearch.find('sk', 'plachetnica')).ids)).toEqual(['Plachetnica']);
  expect(errors).toHaveLength(1);
});

test('a search server that fails repeatedly is not asked any more, and the shop’s own search is used (P13)', async () => {
  const circuits = createCircuits({ metrics: noMetrics, service: 'api', onOpen: () => {}, onClose: () => {} });
  const reported: unknown[] = [];
  const circuit = circuits.of('search', { ...searchCircuit, calls: 3 });
  const { engine } = createSearch(shop.db, configOf(), (error) => reported.push(error), circuit);
  server.trouble = 500;

  for (let times = 0; times < 6; times += 1)
    expect(await namesOf((await engine.find('sk', 'plachetnica')).ids)).toEqual(['Plachetnica']);

  expect(reported).toHaveLength(3);
  circuits.close();
});

test('a search server that does not accept the key any more is reported, and the shop’s own search is used', async () => {
  const refused: string[] = [];
  const reports = { onOpen: () => {}, onClose: () => {}, onKeyRefused: ({ message }: Error) => refused.push(message) };
  const circuits = createCircuits({ metrics: noMetrics, service: 'api', ...reports });
  const { engine } = createSearch(shop.db, configOf(), () => {}, circuits.of('search', searchCircuit));
  server.trouble = 403;

  expect(await namesOf((await engine.find('sk', 'plachetnica')).ids)).toEqual(['Plachetnica']);

  expect(refused).toEqual(["search does not accept the shop's key"]);
  circuits.close();
});
