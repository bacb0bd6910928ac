import { createMetrics, type Metrics } from '@odeta/node/metrics';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics();
  shop = await openTestShop({ metrics });
});
afterAll(() => shop.close());

const readSeries = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('orders and refusals, connections, and what waits in the database are measured', async () => {
  const buyer = await prepareBuyer(shop);
  expect((await order(buyer, { total: { value: 1 } as never })).status).not.toBe(200);
  expect((await order(buyer)).status).toBe(200);
  expect((await order(await startSession(shop.app))).problem.code).toBe('empty-cart');
  await sql`update outbox set due_at = now() - interval '10 minutes'`.execute(shop.db);
  await sql`update stock set on_hand = reserved`.execute(shop.db);
  // Paid in cash, so that somebody has to transfer it.
  await sql`
    insert into refund (order_id, key, amount, state, reason, created_at)
    select id, 'a transfer', 100, 'requested', 'returned', now() - interval '3 days' from shop_order
  `.execute(shop.db);

  const text = await metrics.text();

  expect(readSeries(text, 'odeta_orders_total{country="sk",outcome="placed"}')).toBe(1);
  expect(text).toMatch(/odeta_orders_total\{country="sk",outcome="empty-cart"\} 1/);
  expect(text).toMatch(
    /http_server_request_duration_seconds_count\{service_name="api",http_request_method="POST",http_route="\/api\/checkout\/order",http_response_status_code="200",error_type=""\} 1/,
  );
  expect(readSeries(text, 'odeta_outbox_messages{kind="order-placed",state="due"}')).toBe(1);
  expect(readSeries(text, 'odeta_outbox_oldest_due_seconds')).toBeGreaterThanOrEqual(600);
  expect(readSeries(text, 'odeta_variants{stock="some"}')).toBe(0);
  expect(readSeries(text, 'odeta_refunds_open{made_by="people"}')).toBe(1);
  expect(readSeries(text, 'odeta_refunds_oldest_open_seconds{made_by="people"}')).toBeGreaterThanOrEqual(3 * 86_400);
  expect(readSeries(text, 'odeta_refunds_oldest_open_seconds{made_by="bank"}')).toBe(0);
  expect(readSeries(text, 'db_client_connection_max')).toBe(shop.pool.options.max);
});

test('what must not happen is measured before it happens, so that its first time is an increase', async () => {
  const text = await metrics.text();

  expect(readSeries(text, 'odeta_orders_total{country="hu",outcome="busy"}')).toBe(0);
  expect(readSeries(text, 'odeta_orders_total{country="ua",outcome="unexpected"}')).toBe(0);
  expect(
    readSeries(text, 'odeta_failures_total{service_name="api",kind="circuit-open",part="",unit="",phase=""}'),
  ).toBe(0);
});

test('a thousand paths, ids and versions of strangers add no series', async () => {
  const client = newClient(shop.app, 'sk');
  const seriesOf = async () => (await metrics.text()).split('\n').filter((line) => /^(http|odeta)_/.test(line)).length;
  const ask = async (index: number) => {
    for (const url of [`/api/x${index}`, `/api/catalog/product/x${index}`, `/api/my-account/orders/${index}`])
      await client.sendRaw({
        method: 'GET',
        url,
        headers: { 'x-request-id': `${index}`, 'current-page': `/p/${index}` },
      });
  };
  for (let index = 0; index < 3; index += 1) await ask(index);
  const before = await seriesOf();

  for (let index = 3; index < 100; index += 1) await ask(index);

  expect(await seriesOf()).toBe(before);
});
