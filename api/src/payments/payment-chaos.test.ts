import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ApiProcess, startApi } from '../../testing/api-process.ts';
import { type Bank, startBank } from '../../testing/bank.ts';
import { meetBuyer } from '../../testing/buyer.ts';
import { createRandom, pick } from '../../testing/chaos-random.ts';
import { buyInChaos, type ChaosWorld } from '../../testing/chaotic-buyer.ts';
import { meetPayer } from '../../testing/paying-shop.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { findFreePort } from '../db/postgres-process.ts';
import { watchPayments } from './payment-watch.ts';

/** `CHAOS_RUNS=5000 CHAOS_SEED=7 npm run unit -- chaos` for a long evening with other numbers. */
const RUNS = Number(process.env.CHAOS_RUNS ?? 500);
const AT_ONCE = 16;
const SEED = Number(process.env.CHAOS_SEED ?? 20_261_121);
/** Eight processes on two cores that others use, too. */
const SLOW_MACHINE_MS = 900_000;
const AFTER_ALL_TIMES_MS = 60 * 60_000;

let dataDir: string;
let postgres: EmbeddedPostgres;
let shop: TestShop;
let bank: Bank;
const servers: ApiProcess[] = [];
const ports: number[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-chaos-'));
  postgres = await startEmbeddedPostgres({ dataDir });
  ports.push(await findFreePort(), await findFreePort());
  bank = await startBank({ notifyUrl: `http://127.0.0.1:${ports[0]}/api/payments/notices/sandbox`, blikSeconds: 0.2 });
  shop = await openTestShop({ url: postgres.url, provider: bank.provider });
  await sql`update stock set on_hand = 100000`.execute(shop.db);
  for (const port of ports) servers.push(await startApi(postgres.url, { port, bankUrl: bank.url }));
  await bank.ask('POST', '/api/faults', { seed: SEED, drop: 0.3, duplicate: 0.3, delayMs: 400 });
}, SLOW_MACHINE_MS);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await shop.close();
  await bank.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `kill -9` for one server after the other, each in the middle of what it does. */
function startKilling() {
  const stopping = { begun: false, kills: 0 };
  async function run() {
    const random = createRandom(SEED + 1);
    while (!stopping.begun) {
      await pause(800 + random() * 2500);
      const place = stopping.kills % servers.length;
      await servers[place]?.kill();
      stopping.kills += 1;
      servers[place] = await startApi(postgres.url, { port: ports[place] ?? 0, bankUrl: bank.url });
    }
  }
  const running = run();
  return async () => {
    stopping.begun = true;
    await running;
    return stopping.kills;
  };
}

/** The payments of an order for which the bank holds money. */
async function chargesOf(orderId: string): Promise<number[]> {
  const payments = await shop.db.selectFrom('payment').select('id').where('orderId', '=', orderId).execute();
  const known = await Promise.all(payments.map(({ id }) => bank.ask('GET', `/api/payments/${id}`)));
  return known
    .filter(({ state, amount, refunded }) => state === 'paid' && refunded < amount)
    .map(({ amount }) => amount);
}

async function oneRun(world: ChaosWorld, seed: number) {
  const random = createRandom(seed);
  const method = pick(random, [
    [5, 'card'],
    [5, 'blik'],
    [1, 'cod'],
  ] as const);
  const visitor = await (method === 'cod' ? meetBuyer(shop, undefined, 'pl') : meetPayer(shop, method));
  return buyInChaos({ ...world, visitor, random, seed, method });
}

/** Every time is over: what nobody paid ends, what must go back goes back. */
async function letTimePass() {
  const now = () => new Date(Date.now() + AFTER_ALL_TIMES_MS);
  for (let round = 0; round < RUNS; round += 1) {
    await sql`update payment set check_at = now() where state in ('new', 'started', 'pending', 'refunding')`.execute(
      shop.db,
    );
    await watchPayments({ db: shop.db, provider: bank.provider, now }, (error) => {
      throw error;
    });
    const { rows } = await sql`
      select from shop_order o where state = 'awaiting-payment'
      union all select from payment where state in ('new', 'started', 'pending', 'refunding')
    `.execute(shop.db);
    if (rows.length === 0) return;
  }
  throw new Error('Something never ends');
}

test(
  `${RUNS} buyers, requests and notifications lost, late and doubled, servers killed: one order, one charge, no lie`,
  async () => {
    const violations: string[] = [];
    const isCharged = async (orderId: string) => (await chargesOf(orderId)).length > 0;
    const world = { bank, servers, violations, isCharged };
    const results: Record<string, number> = {};
    const seeds = Array.from({ length: RUNS }, (_, run) => SEED + run * 7919);
    const stopKilling = startKilling();
    const work = async () => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
        const result = await oneRun(world, seed);
        results[result] = (results[result] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const kills = await stopKilling();
    await letTimePass();

    expect(violations).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(Object.keys(results).sort()).toEqual(['failed', 'left', 'success']);
    expect(await flaws()).toEqual([]);
  },
  SLOW_MACHINE_MS,
);

/** What is not as it must be when everything has come to its end. */
async function flaws(): Promise<string[]> {
  const { rows } = await sql<{ flaw: string }>`
    select 'ordered twice: ' || session_id as flaw from shop_order group by session_id having count(*) > 1
    union all select 'two payments: ' || order_id from payment where state = 'paid' group by order_id having count(*) > 1
    union all select 'wrong stock of ' || v.sku from stock s join variant v on v.id = s.variant_id
      where s.reserved + s.preordered <> (
        select coalesce(sum(quantity), 0) from order_item i join shop_order o on o.id = i.order_id
        where i.variant_id = s.variant_id and o.state <> 'cancelled')
    union all select 'a cart left open: ' || c.id from cart c join shop_order o on o.cart_id = c.id
      where c.state = 'open' and o.state <> 'cancelled'
  `.execute(shop.db);
  const orders = await shop.db
    .selectFrom('shopOrder')
    .select(['id', 'number', 'state', 'paymentState', 'total'])
    .execute();
  const money = await Promise.all(
    orders.map(async ({ id, number, state, paymentState, total }) => {
      const charges = await chargesOf(id);
      const wanted = state === 'placed' && paymentState === 'paid' ? [total] : [];
      return JSON.stringify(charges) === JSON.stringify(wanted)
        ? []
        : [`${number} (${state}, ${paymentState}): ${charges}`];
    }),
  );
  return [...rows.map(({ flaw }) => flaw), ...money.flat()];
}
