import {
  type StockOutcome,
  type StockReport,
  WAREHOUSE_PATH,
  WAREHOUSE_VERSION,
  type WarehouseStock,
} from '@odeta/contracts/warehouse';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { askAsWarehouse, openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';

const SKU = 'DRESS-wine-s';
const STOCK = `${WAREHOUSE_PATH}/stock`;
const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await shop.db.deleteFrom('stockMovement').execute();
  await shop.db.deleteFrom('stockReport').execute();
  await shop.db
    .updateTable('stock')
    .set({ onHand: 10, reserved: 0, short: 0, incoming: 0, preordered: 0, countedAt: null, expectedAt: null })
    .execute();
});
afterAll(() => shop.close());

/** `minutes` before the test's time. */
const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE);

type Answer = StockOutcome & { validation?: Record<string, string[]> };

type Said = { quantity: number; ago: number; id?: string; sku?: string; expected?: number };

function report(type: StockReport['type'], { quantity, ago: minutes, sku = SKU, expected, id }: Said) {
  const at = ago(minutes).toISOString();
  const line = { sku, quantity, ...(expected !== undefined && { expected }) };
  const said = { version: WAREHOUSE_VERSION, id: id ?? `${type} ${minutes}`, at, type, lines: [line] };
  return askAsWarehouse<Answer>(shop.app, 'POST', STOCK, JSON.stringify(said));
}
const count = (said: Said) => report('count', said);
const change = (said: Said) => report('change', said);

async function stock(sku = SKU) {
  const { body } = await askAsWarehouse<WarehouseStock>(shop.app, 'GET', `${STOCK}?sku=${sku}`);
  const [line] = body.lines;
  return { onHand: line?.onHand, reserved: line?.reserved };
}

async function placeOrder(pieces: number) {
  await order(await prepareBuyer(shop, { [SKU]: pieces }));
  const { number } = await shop.db
    .selectFrom('shopOrder')
    .select('number')
    .orderBy('placedAt', 'desc')
    .executeTakeFirstOrThrow();
  return openWarehouse(shop.app, number);
}

const dispatch = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };

test('a count sets the stock, a delivery and a loss change it, and each report counts once', async () => {
  expect(await count({ quantity: 40, ago: 30 })).toMatchObject({
    status: 200,
    body: { lines: [{ sku: SKU, outcome: 'applied' }] },
  });
  const delivery = { quantity: 5, ago: 20, id: 'delivery 7' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => change(delivery)));
  await change({ quantity: -2, ago: 10 });

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await stock()).toEqual({ onHand: 43, reserved: 0 });
  expect((await change({ ...delivery, quantity: 6 })).status).toBe(409);
});

test('reports in any order have the same result as in the order of their times', async () => {
  const reports = [
    () => count({ quantity: 10, ago: 60 }),
    () => change({ quantity: 5, ago: 50 }),
    () => count({ quantity: 14, ago: 40 }),
    () => change({ quantity: 3, ago: 30 }),
    () => change({ quantity: -1, ago: 20 }),
  ];
  const orders = [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [3, 0, 4, 2, 1],
    [2, 4, 0, 1, 3],
  ];

  for (const sequence of orders) {
    await shop.db.deleteFrom('stockMovement').execute();
    await shop.db.deleteFrom('stockReport').execute();
    await shop.db.updateTable('stock').set({ onHand: 99, countedAt: null }).execute();
    for (const index of sequence) await reports[index]?.();
    expect([sequence, await stock()]).toEqual([sequence, { onHand: 16, reserved: 0 }]);
  }
});

test('a parcel that left before a count is not subtracted again, however late its event arrives', async () => {
  const warehouse = await placeOrder(2);
  await warehouse.report('packed', { parcel: 'p', pieces: await warehouse.openPieces() }, { at: ago(30) });
  await count({ quantity: 6, ago: 10 });
  expect(await stock()).toEqual({ onHand: 6, reserved: 2 });

  await warehouse.report('sent', { parcel: 'p', ...dispatch }, { at: ago(20) });
  expect(await stock()).toEqual({ onHand: 6, reserved: 0 });
});

test('a parcel that left after a count is subtracted, also when the count arrives later', async () => {
  const warehouse = await placeOrder(2);
  await warehouse.report('packed', { parcel: 'p', pieces: await warehouse.openPieces() }, { at: ago(30) });
  await warehouse.report('sent', { parcel: 'p', ...dispatch }, { at: ago(10) });
  await count({ quantity: 6, ago: 20 });

  expect(await stock()).toEqual({ onHand: 4, reserved: 0 });
});

test('fewer pieces than are promised: nobody else can buy them, and what orders set free is not sold again', async () => {
  const first = await placeOrder(3);
  await placeOrder(2);
  await count({ quantity: 3, ago: 5 });
  expect(await stock()).toEqual({ onHand: 3, reserved: 5 });

  const [line] = await first.openPieces();
  await first.report('sold-out', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }] });
  expect(await stock()).toEqual({ onHand: 3, reserved: 4 });
  await first.report('cancelled', { reason: 'cannot-be-sent' });
  expect(await stock()).toEqual({ onHand: 3, reserved: 2 });

  await change({ quantity: 1, ago: 1 });
  expect(await stock()).toEqual({ onHand: 4, reserved: 2 });
});

test('expected pieces are never fewer than are ordered, and an older figure does not replace a newer one', async () => {
  await count({ quantity: 0, ago: 20, expected: 12 });
  await change({ quantity: 0, ago: 30, expected: 50 });
  const { body } = await askAsWarehouse<WarehouseStock>(shop.app, 'GET', `${STOCK}?sku=${SKU}`);

  expect(body.lines).toEqual([
    { sku: SKU, onHand: 0, reserved: 0, expected: 12, preordered: 0, countedAt: ago(20).toISOString() },
  ]);
});

test('an unknown sku is named and does not stop the others; a wrong report is refused with its field', async () => {
  const lines = [
    { sku: 'NOBODY-KNOWS', quantity: 3 },
    { sku: SKU, quantity: 8 },
  ];
  const said = { version: WAREHOUSE_VERSION, id: 'two', at: ago(5).toISOString(), type: 'count', lines };
  const send = (body: object) => askAsWarehouse<Answer>(shop.app, 'POST', STOCK, JSON.stringify({ ...said, ...body }));

  expect((await send({})).body.lines).toEqual([
    { sku: 'NOBODY-KNOWS', outcome: 'unknown-sku' },
    { sku: SKU, outcome: 'applied' },
  ]);
  expect(await stock()).toEqual({ onHand: 8, reserved: 0 });
  const refused = await Promise.all([
    send({ at: ago(-60).toISOString() }),
    send({ at: '2026-01-01T00:00:00Z' }),
    send({ lines: [lines[1], lines[1]] }),
    send({ lines: [{ sku: SKU, quantity: -1 }] }),
  ]);
  expect(refused.map(({ status, body }) => [status, Object.keys(body.validation ?? {})])).toEqual([
    [422, ['at']],
    [422, ['at']],
    [422, ['lines']],
    [422, ['lines.0.quantity']],
  ]);
});
