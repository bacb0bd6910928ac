import { statfsSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { cancelOrder, countryCodes, readConfirmInit, readProduct, readSuggestion } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { movedTo, newClient } from '../../testing/shop/test-client.ts';
import { migrate } from './migrate.ts';
import { type SchemaStep, schemaSteps } from './schema-steps.ts';

const inFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;
/** With its indexes a row of the outbox takes some 400 bytes, and its new version as much again. */
const ROWS = freeBytes() > 20_000_000_000 ? 5_000_000 : 500_000;
const BATCH = 10_000;
/** Ids beyond the rows that were there, as of e-mails that are written meanwhile. */
const MORE = 100_000;
/** Rows of one statement, which has to end within the limit of every statement. */
const FILLED_AT_ONCE = 100_000;
const BUYERS_AT_ONCE = 4;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ name: 'next_schema' });
  await shop.pool.query('update stock set on_hand = 1000000');
});
afterEach(() => shop.close());

function freeBytes() {
  const { bavail, bsize } = statfsSync(os.tmpdir());
  return bavail * bsize;
}

const migrateWith = (steps: Record<string, SchemaStep>) => migrate(shop.pool, { ...schemaSteps, ...steps });

async function tables() {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename !~ 'migration|step'`,
  );
  return rows.map(({ name }) => name);
}

/** What people do with the release that is running, each with an answer of 200. */
async function goThroughJourneys(api: Pick<ApiProcess, 'app'>) {
  const statuses: number[] = [];
  for (const country of countryCodes) {
    const buyer = await prepareBuyer({ ...shop, app: api.app as TestShop['app'] }, undefined, country);
    statuses.push((await order(buyer)).status);
    const placed = await buyer.send(readConfirmInit);
    statuses.push(placed.status, (await buyer.send(cancelOrder, { orderId: placed.body.order.id })).status);
    const visitor = newClient(api.app, country);
    statuses.push((await visitor.send(readSuggestion, { phrase: 'kab' })).status);
  }
  statuses.push((await newClient(api.app).send(readProduct, { slug: 'kabat' })).status);
  return statuses.filter((status) => status !== 200);
}

inFull(
  'a running release and one that starts serve every journey on the schema of the next, which has expanded all tables',
  async () => {
    expect(await goThroughJourneys(shop)).toEqual([]);
    const names = await tables();
    expect(names.length).toBeGreaterThan(50);

    await migrateWith({
      '209901010000-expand': names
        .map((name) => `alter table ${name} add column later_text text, add column later_count int not null default 0;`)
        .join('\n'),
    });

    expect(await goThroughJourneys(shop)).toEqual([]);
    const started = await startApi(shop.url);
    expect(await goThroughJourneys(started)).toEqual([]);
    await started.kill();
  },
);

/** Orders one after the other until `end`. Returns the refused ones. */
async function orderUntil(api: ApiProcess, end: { isOver: boolean }, placed: string[]) {
  const refused: string[] = [];
  while (!end.isOver) {
    const buyer = movedTo(api.app, await prepareBuyer(shop));
    const { status, problem, body } = await order(buyer);
    if (status === 200) placed.push(String(body.hurraTagManager.orderId));
    else refused.push(problem.code);
  }
  return refused;
}

async function fillOutbox() {
  const client = await shop.pool.connect();
  await client.query('set statement_timeout = 0');
  // Without asking for each row whether the country exists.
  await client.query('set session_replication_role = replica');
  for (let first = 1; first < ROWS; first += FILLED_AT_ONCE)
    await client.query(
      `insert into outbox (key, kind, country, recipient, data, state, settled_at)
       select 'old:' || n, 'order-placed', 'sk', 'buyer' || n || '@example.sk', '{}', 'sent', now()
       from generate_series(${first}, ${first + FILLED_AT_ONCE - 1}) as n`,
    );
  client.release(true);
}

/** The third step of docs/deploy.md. */
async function backfill(after = 0): Promise<void> {
  if (after > ROWS + MORE) return;
  await sql`
    update outbox set channel = 'email' where id > ${after} and id <= ${after + BATCH} and channel is null
  `.execute(shop.db);
  await backfill(after + BATCH);
}

inFull(
  'a column that must have a value and an index are added to millions of rows, step by step, while people order',
  async () => {
    await fillOutbox();
    const api = await startApi(shop.url);
    const end = { isOver: false };
    const placed: string[] = [];
    const orders = Promise.all(Array.from({ length: BUYERS_AT_ONCE }, () => orderUntil(api, end, placed)));

    const expand = {
      '209901010000-channel': `alter table outbox add column channel text; alter table outbox alter column channel set default 'email'`,
    };
    await migrateWith(expand);
    await backfill();
    const forbid = {
      '209901010100-forbid': 'alter table outbox add constraint outbox_channel check (channel is not null) not valid',
    };
    await migrateWith({ ...expand, ...forbid });
    await migrateWith({
      ...expand,
      ...forbid,
      '209901010200-validate': 'alter table outbox validate constraint outbox_channel',
      '209901010300-index': {
        withoutTransaction: [
          'drop index concurrently if exists outbox_by_channel',
          'create index concurrently outbox_by_channel on outbox (channel, created_at)',
        ],
      },
    });
    const before = placed.length;
    while (placed.length < before + BUYERS_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 50));
    end.isOver = true;

    expect((await orders).flat()).toEqual([]);
    expect(before).toBeGreaterThan(0);
    const { rows } = await sql<{ number: string }>`select number from shop_order`.execute(shop.db);
    expect(rows.map(({ number }) => number).sort()).toEqual(placed.sort());
    await expect(sql`update outbox set channel = null where id = 1`.execute(shop.db)).rejects.toThrow('outbox_channel');
    const index = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = 'outbox_by_channel'::regclass
    `.execute(shop.db);
    expect(index.rows).toEqual([{ valid: true }]);
    await api.kill();
  },
  1_800_000,
);
