import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { openSeededDatabase, type SeededDatabase } from '../../testing/database/template-database.ts';
import type { Database } from '../db/database.ts';
import { countFamilies, countGoods } from './listing.repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import { findSuggestedCards } from './product-card.repository.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  Plans?: PlanNode[];
}

let shop: SeededDatabase;
beforeAll(async () => {
  shop = await openSeededDatabase({ name: 'plans' });
});
afterAll(() => shop.drop());

const found: ListingFilter = {
  ...{ country: 'sk', scope: { found: [1, 2, 3] }, families: [], colors: [], types: [], supply: [], materials: [0] },
  ...{ sizes: { length: 1, chosen: [] }, from: null, to: null, sale: false, stars: null },
};

test('facet counts of search results read the listing once, and the colours only when sizes are chosen, each by an index (P13)', async () => {
  const nodes = await planOf((db) => countGoods(db, found));

  expect(readsOf(nodes, 'listing')).toEqual(['listing_own']);
  expect(readsOf(nodes, 'listing_family')).toEqual([]);
  expect(readsOf(await planOf((db) => countFamilies(db, found)), 'listing_family')).toEqual(['listing_family_own']);
});

test('chosen colours are computed once for all search results, not for each product (P12, P13)', async () => {
  const nodes = await planOf((db) => countGoods(db, { ...found, families: ['black'], colors: ['ink'] }));

  const once = nodes.filter((node) => node['Subplan Name'] === 'CTE colored');
  expect(readsOf(once.flatMap(flatten), 'listing_family')).toEqual(['listing_family_own']);
  expect(readsOf(nodes, 'listing_family')).toHaveLength(1);
});

test('a filtered or sorted page of search results is read together with the counts, by one statement (P13)', async () => {
  const page = { limit: 24, offset: 0 };
  const nodes = [
    await planOf((db) => countGoods(db, { ...found, sale: true }, { ...page, sort: 'found' })),
    await planOf((db) => countGoods(db, found, { ...page, sort: 4 })),
  ];

  expect(nodes.map((one) => readsOf(one, 'listing'))).toEqual([['listing_own'], ['listing_own']]);
});

test('suggestions for a search without results are read from an index, without sorting all products (P13)', async () => {
  const ask = (db: Kysely<Database>) =>
    findSuggestedCards(db, { country: 'sk', categoryIds: null, without: [], limit: 8 });
  const nodes = await planOf(ask);

  expect(readsOf(nodes, 'product')).toEqual(['product_popularity_id_idx']);
  // PostgreSQL keeps the plan only if it knows how few are needed.
  expect((await statementOf(ask)).parameters).not.toContain(8);
});

/**
 * The generic plan, which PostgreSQL caches for repeated statements. Sequential scans and sorts are disabled, because they are
 * faster for the few products of the test.
 */
async function planOf(ask: (db: Kysely<Database>) => Promise<unknown>): Promise<PlanNode[]> {
  const statement = await statementOf(ask);
  const client = await shop.pool.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
    const { rows } = await client.query(`explain (generic_plan, format json) ${statement.sql}`);
    return rows.flatMap((row) => flatten(row['QUERY PLAN'][0].Plan));
  } finally {
    client.release(true);
  }
}

async function statementOf(ask: (db: Kysely<Database>) => Promise<unknown>): Promise<CompiledQuery> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    plugins: [new CamelCasePlugin()],
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query),
  });
  await ask(db);
  const [only, ...others] = statements;
  if (!only || others.length > 0) throw new Error(`${statements.length} statements instead of one`);
  return only;
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

const readsOf = (nodes: readonly PlanNode[], table: string) =>
  nodes.filter((node) => node['Relation Name'] === table).map((node) => node['Index Name'] ?? 'all of it');
