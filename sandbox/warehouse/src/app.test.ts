import type { AddressInfo } from 'node:net';
import {
  type StockReport,
  StockReportSchema,
  WAREHOUSE_PATH,
  type WarehouseEvent,
  WarehouseEventSchema,
  type WarehouseOrder,
} from '@odeta/contracts/warehouse';
import fastify from 'fastify';
import * as v from 'valibot';
import { buildWarehouse, WarehouseConfigSchema } from './app.ts';

const order: WarehouseOrder = {
  number: 'SK 2611 0482',
  country: 'sk',
  state: 'placed',
  placedAt: '2026-11-21T11:00:00.000Z',
  revision: 0,
  lastSequence: 0,
  shipping: {
    key: 'courier',
    name: 'Kuriér',
    expectedOn: '2026-11-24',
    laterExpectedOn: null,
    address: ['Jana Hrušková', 'Šancová 48'],
    note: '',
  },
  collect: null,
  collectLater: null,
  toTransfer: 0,
  lines: [
    {
      lineId: '1',
      catalogNumber: 'A',
      name: 'Šaty <b>',
      color: '',
      size: 'S',
      incoming: false,
      quantity: 2,
      open: 2,
      delivered: 0,
    },
  ],
  parcels: [],
  returns: [],
};

/** The demonstration warehouse, and a shop with these orders. */
async function openWarehouse(orders: WarehouseOrder[]) {
  const events: WarehouseEvent[] = [];
  const reports: StockReport[] = [];
  const shop = fastify();
  shop.get(`${WAREHOUSE_PATH}/orders`, async () => ({ orders, next: null }));
  shop.post(`${WAREHOUSE_PATH}/events`, async ({ body }) => {
    events.push(v.parse(WarehouseEventSchema, body));
    return { outcome: 'applied', reason: null };
  });
  const line = { sku: 'A-wine-s', onHand: 4, reserved: 1, expected: 0, preordered: 0, countedAt: null };
  shop.get(`${WAREHOUSE_PATH}/stock`, async () => ({ lines: [line], next: null }));
  shop.post(`${WAREHOUSE_PATH}/stock`, async ({ body }) => {
    reports.push(v.parse(StockReportSchema, body));
    return { lines: [{ sku: line.sku, outcome: 'applied' }] };
  });
  await shop.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.address() as AddressInfo;
  const config = { APP_SECRET: 's'.repeat(40), SANDBOX_WAREHOUSE_SHOP: `http://127.0.0.1:${port}` };
  const app = buildWarehouse(v.parse(WarehouseConfigSchema, config));
  const press = (form: Record<string, string>, headers = {}, page = 'steps') =>
    app.inject({
      method: 'POST',
      url: `/sandbox-warehouse/${page}`,
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', origin: 'https://sk.odeta.example' },
        ...{ 'x-forwarded-host': 'sk.odeta.example', 'x-forwarded-proto': 'https', ...headers },
      },
      payload: new URLSearchParams(form).toString(),
    });
  return { app, events, reports, press, close: () => Promise.all([app.close(), shop.close()]) };
}

test('the next step of an order is sent to the shop, with the same event id when it is repeated (P4)', async () => {
  const warehouse = await openWarehouse([order]);

  const { payload } = await warehouse.app.inject('/sandbox-warehouse/');
  const first = await warehouse.press({ number: order.number, do: 'accept' });
  await warehouse.press({ number: order.number, do: 'accept' });
  const gone = await warehouse.press({ number: order.number, do: 'deliver-P-1' });
  await warehouse.close();

  expect(payload).toContain('Šaty &lt;b&gt;');
  expect(payload).not.toContain('Hrušková');
  expect([first.statusCode, gone.headers.location]).toEqual([303, expect.stringContaining('said=changed')]);
  expect(warehouse.events.map(({ type, sequence, id }) => [type, sequence, id])).toEqual(
    Array(2).fill(['accepted', 1, 'sandbox:SK 2611 0482:1:accept']),
  );
});

test('counted and delivered pieces are reported, and what is no number is not', async () => {
  const warehouse = await openWarehouse([]);
  const say = (form: Record<string, string>) => warehouse.press({ sku: 'A-wine-s', asked: 'A', ...form }, {}, 'stock');

  const { payload } = await warehouse.app.inject('/sandbox-warehouse/stock?sku=A');
  const answers = [
    await say({ quantity: '12', do: 'count' }),
    await say({ quantity: ' -2 ', do: 'change' }),
    await say({ quantity: '-2', do: 'count' }),
    await say({ quantity: 'many', do: 'change' }),
  ];
  await warehouse.close();

  expect(payload).toContain('4 in the house, 1 for orders');
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    ['applied', 'applied', 'wrong', 'wrong'].map((said) => `/sandbox-warehouse/stock?sku=A&said=${said}`),
  );
  expect(warehouse.reports.map(({ type, lines }) => [type, lines[0]?.quantity])).toEqual([
    ['count', 12],
    ['change', -2],
  ]);
});

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
  'a request of another site, with %j, cannot change an order, and content type sniffing is forbidden',
  async (site) => {
    const warehouse = await openWarehouse([order]);

    const answer = await warehouse.press({ number: order.number, do: 'accept' }, site);
    await warehouse.close();

    expect([answer.statusCode, warehouse.events]).toEqual([403, []]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);
