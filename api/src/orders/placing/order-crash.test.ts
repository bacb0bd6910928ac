import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { movedTo, type TestClient } from '../../../testing/shop/test-client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../db/embedded-postgres.ts';

/** A buyer with the idempotency key of their order, which they repeat until they get an answer. */
interface Attempt {
  buyer: TestClient;
  key: string;
  answer?: unknown;
}

const ROUNDS = 6;
const BUYERS = 14;

let dataDir: string;
let postgres: EmbeddedPostgres;
let shop: TestShop;
let api: ApiProcess;
let rounds: Attempt[][];
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-crash-'));
  postgres = await startEmbeddedPostgres({ dataDir });
  shop = await openTestShop({ url: postgres.url });
  const buyers = await Promise.all(
    Array.from({ length: ROUNDS * BUYERS }, (_, index) => prepareBuyer(shop, wish(index))),
  );
  api = await startApi(postgres.url);
  rounds = Array.from({ length: ROUNDS }, (_, round) =>
    buyers.slice(round * BUYERS, (round + 1) * BUYERS).map((buyer) => ({ buyer, key: randomUUID() })),
  );
});
afterAll(async () => {
  await api.kill();
  await shop.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** There are not enough of these for all rounds. */
const RARE = 'RARE-ink-one';
/** Only the last buyer of a round orders this. */
const HELD = 'COAT-camel-36';

function wish(buyer: number): Record<string, number> {
  const place = buyer % BUYERS;
  if (place === BUYERS - 1) return { [HELD]: 1 };
  return place < 2 ? { [RARE]: 2 } : { 'DRESS-wine-s': 1, 'DRESS-wine-m': 1 };
}

/** Sends every order at once; `onAnswer` gets the number of answers so far. Interrupted requests stay unanswered. */
async function send(attempts: readonly Attempt[], onAnswer: (count: number) => void = () => undefined) {
  const answered = { count: 0 };
  const one = async (attempt: Attempt) => {
    const sent = order(movedTo(api.app, attempt.buyer), {}, { 'idempotency-key': attempt.key });
    const answer = await sent.catch(() => undefined);
    if (!answer || answer.problem.code === 'busy') return;
    attempt.answer = answer.status === 200 ? answer.body : answer.problem.code;
    answered.count += 1;
    onAnswer(answered.count);
  };
  await Promise.all(attempts.map(one));
}

/** Inconsistencies of orders, of their rows and of the stock, read in one statement, so that all are of the same moment. */
async function flaws(): Promise<unknown[]> {
  const { rows } = await sql<{ flaw: string }>`
    select 'twice ordered by ' || session_id as flaw from shop_order group by session_id having count(*) > 1
    union all select 'half an order ' || number from shop_order o
      where not exists (select from order_item i where i.order_id = o.id)
        or not exists (select from order_event e where e.order_id = o.id)
        or (select count(*) from consent c where c.order_id = o.id) <> 2
        or not exists (select from cart c where c.id = o.cart_id and c.state = 'ordered')
        or not exists (select from idempotency k where k.session_id = o.session_id and k.answer is not null)
    union all select 'a cart that nobody ordered ' || id from cart c
      where state = 'ordered' and not exists (select from shop_order o where o.cart_id = c.id)
    union all select 'a key without an order of ' || session_id from idempotency k
      where not exists (select from shop_order o where o.session_id = k.session_id)
    union all select 'wrong stock of ' || v.sku from stock s join variant v on v.id = s.variant_id
      where s.reserved > s.on_hand or s.reserved <> (
        select coalesce(sum(quantity), 0) from order_item i where i.variant_id = s.variant_id and i.source = 'on-hand')
  `.execute(shop.db);
  return rows.map(({ flaw }) => flaw);
}

/**
 * Locks the last order's stock in another transaction. The order cannot be finished, so that the crash always hits an order in progress,
 * however fast the others are.
 */
async function holdLast() {
  const client = await shop.pool.connect();
  await client.query('begin');
  await client.query('select from stock s join variant v on v.id = s.variant_id where v.sku = $1 for update of s', [
    HELD,
  ]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const holder = rows[0]?.pid ?? 0;
  return {
    /** The id of the PostgreSQL process that is waiting to write the order. */
    async writer(): Promise<number> {
      for (;;) {
        const waiting = await sql<{ pid: number }>`
          select pid from pg_stat_activity where ${holder} = any(pg_blocking_pids(pid))
        `.execute(shop.db);
        if (waiting.rows[0]) return waiting.rows[0].pid;
      }
    },
    /** Also works if the connection broke with the database. */
    letGo: () => client.release(true),
  };
}

/** After the crash all orders are repeated: nobody has two orders, and nobody gets another answer than before. */
async function expectOneOrderEach(attempts: readonly Attempt[]) {
  expect(await flaws()).toEqual([]);
  const first = attempts.map(({ answer }) => answer);

  await send(attempts);

  const again = attempts.map(({ answer }) => answer);
  expect(again).toEqual(first.map((answer) => answer ?? expect.anything()));
  expect(await flaws()).toEqual([]);
  const placed = attempts.filter(({ answer }) => answer !== 'sold-out');
  expect(placed.length).toBeGreaterThanOrEqual(BUYERS - 2);
  for (const { buyer, answer } of placed) {
    const { body } = await movedTo(shop.app, buyer).send(readConfirmInit);
    expect(answer).toMatchObject({ hurraTagManager: { orderId: body.order.number } });
  }
}

test.each([
  [0, 'while the first order is written', 0],
  [1, 'after the first answer', 1],
  [2, 'after the fifth answer', 5],
  [3, 'when most are answered', 9],
])('round %s, the server killed %s: each order exists once or not at all', async (round, _, answers) => {
  const attempts = rounds[round] ?? [];
  const last = await holdLast();
  const sending = send(attempts, (count) => {
    if (count === answers) void api.kill();
  });
  if (answers === 0) await last.writer().then(() => api.kill());
  await sending;
  last.letGo();
  expect(attempts.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);

  api = await startApi(postgres.url);
  await expectOneOrderEach(attempts);
});

test('after a database process is killed, the server continues and unanswered orders can be retried', async () => {
  const attempts = rounds[4] ?? [];
  const last = await holdLast();
  const sending = send(attempts);
  process.kill(await last.writer(), 'SIGKILL');
  await sending;
  last.letGo();
  expect(attempts.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);

  await api.ready();
  await expectOneOrderEach(attempts);
});

test('after the whole database is killed, no answered order is lost', async () => {
  const attempts = rounds[5] ?? [];
  const last = await holdLast();
  const sending = send(attempts, (count) => {
    if (count === 3)
      process.kill(Number(readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  });
  await sending;
  last.letGo();
  await api.kill();
  await shop.close();
  expect(attempts.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);

  postgres = await startEmbeddedPostgres({ dataDir });
  shop = await openTestShop({ url: postgres.url });
  api = await startApi(postgres.url);
  await expectOneOrderEach(attempts);
});

test('after all rounds all 10 rare pieces are sold, and none twice', async () => {
  const { rows } = await sql`
    select on_hand, reserved from stock s join variant v on v.id = s.variant_id where v.sku = ${RARE}
  `.execute(shop.db);

  expect(rows).toEqual([{ onHand: 10, reserved: 10 }]);
});
