import { readProduct } from '@odeta/contracts';
import { createMetrics } from '@odeta/node/metrics';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

const CONNECTIONS = 2;
const KABAT = '/api/catalog/product/kabat';
const metrics = createMetrics();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ connections: CONNECTIONS, metrics });
});
afterAll(() => shop.close());

const readKabat = () => newClient(shop.app).send(readProduct, { slug: 'kabat' });

/** All connections wait for the database, and more statements than connections can soon take wait for one. */
function fillQueue(seconds: number) {
  const slow = Array.from({ length: CONNECTIONS }, () => shop.pool.query('select pg_sleep($1)', [seconds]));
  const behind = Array.from({ length: 3 * CONNECTIONS }, () => shop.pool.query('select 1'));
  return Promise.all([...slow, ...behind]);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const countOrders = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shop_order`.execute(shop.db);
  return rows[0]?.count;
};

test('a short burst is served', async () => {
  const queue = fillQueue(0.3);
  const answers = await Promise.all(Array.from({ length: 30 }, readKabat));
  await queue;

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('while statements wait for connections, who looks around is refused early, and no order is lost', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => prepareBuyer(shop)));
  const queue = fillQueue(3);
  // The first request that meets the queue begins to watch it, and waits behind it.
  const early = Array.from({ length: 10 }, readKabat);
  await pause(1_200);

  const orders = buyers.map((buyer) => order(buyer));
  const rendered = newClient(shop.app).sendRaw({
    method: 'GET',
    url: KABAT,
    headers: { [RENDERING_HEADER]: signRenderingCall(TEST_SECRET, KABAT) },
  });
  const late = await Promise.all(Array.from({ length: 10 }, readKabat));

  for (const { status, problem, headers } of late) {
    expect([status, problem.code]).toEqual([503, 'busy']);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
  }
  const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));
  expect(statuses(await Promise.all([...orders, ...early, rendered]))).toEqual(new Set([200]));
  await queue;
  expect(await countOrders()).toBe(buyers.length);
  expect((await readKabat()).status).toBe(200);
  expect((await metrics.text()).split('\n')).toContain(
    'odeta_shed_requests_total{service_name="api",reason="database"} 10',
  );
});
