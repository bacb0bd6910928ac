import { WAREHOUSE_PATH, WAREHOUSE_SIGNATURE } from '@odeta/contracts/warehouse';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse, signatureOf } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

/** Two dresses of one size and one of another, paid on delivery. */
async function placeOrder(goods: Record<string, number> = { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 }) {
  await order(await prepareBuyer(shop, goods));
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  return openWarehouse(shop.app, number);
}

const orderRow = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();
const stockOf = async (sku: string) => {
  const { rows } = await sql<{ onHand: number; reserved: number }>`
    select s.on_hand, s.reserved from stock s join variant v on v.id = s.variant_id where v.sku = ${sku}
  `.execute(shop.db);
  return rows[0];
};
const emailKinds = async () => {
  await shop.sendEmails();
  return shop.emails.map(({ key }) => key.split(':')[0]).filter((kind) => kind !== 'order-placed');
};

test('an order is tracked from acceptance to delivery: state, stock, e-mail and delivery date (P4, P5)', async () => {
  const before = await stockOf('DRESS-wine-s');
  const warehouse = await placeOrder();
  expect((await warehouse.report('accepted', {})).body).toEqual({ outcome: 'applied', reason: null });
  expect((await orderRow()).state).toBe('in-progress');

  await warehouse.send();
  expect(await stockOf('DRESS-wine-s')).toEqual({ onHand: (before?.onHand ?? 0) - 2, reserved: before?.reserved });
  expect(await emailKinds()).toEqual(['parcel-sent']);
  const row = await orderRow();
  expect(row.state).toBe('sent');
  expect(shop.emails.at(-1)?.text).toContain('15004471209800');
  expect(shop.emails.at(-1)?.text).toMatch(/✓ Prijatá: .+\n✓ Odoslaná: .+\n· Doručenie: /);

  const at = new Date(TEST_NOW.getTime() + 86_400_000);
  await warehouse.report('delivered', { parcel: 'parcel-1' }, { at });
  expect(await orderRow()).toMatchObject({ state: 'review', deliveredAt: at, paymentState: 'paid' });
});

test('events in any order, repeated and simultaneous, have the same result as in sequence (P4)', async () => {
  const warehouse = await placeOrder();
  const pieces = await warehouse.openPieces();
  const sent = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };
  const reports = [
    () => warehouse.report('delivered', { parcel: 'p' }, { sequence: 4 }),
    () => warehouse.report('sent', { parcel: 'p', ...sent }, { sequence: 3 }),
    () => warehouse.report('accepted', {}, { sequence: 1 }),
    () => warehouse.report('packed', { parcel: 'p', pieces }, { sequence: 2 }),
  ];

  expect((await reports[0]?.())?.body).toEqual({ outcome: 'waiting', reason: null });
  await Promise.all(reports.flatMap((report) => [report(), report()]));
  const again = await Promise.all(reports.map((report) => report()));

  expect(again.map(({ body }) => body.outcome)).toEqual(Array(4).fill('applied'));
  expect((await orderRow()).state).toBe('review');
  expect(await emailKinds()).toEqual(['parcel-sent']);
});

test('sold-out pieces are not charged, and an order without any other pieces becomes sold out (P4)', async () => {
  const warehouse = await placeOrder();
  const before = await orderRow();
  const [first] = await warehouse.openPieces();

  await warehouse.report('sold-out', { pieces: [{ lineId: first?.lineId ?? '', quantity: 1 }] });

  const after = await orderRow();
  expect(after.state).toBe('placed');
  expect(after.reducedBy + after.roundingChange).toBe(Math.round(before.itemsValue / 3));
  // What is collected in cash is rounded to 5 cents again.
  expect((after.total - after.reducedBy) % 5).toBe(0);
  expect((await warehouse.order()).collect?.amount).toBeCloseTo((after.total - after.reducedBy) / 100);
  expect(await emailKinds()).toEqual(['order-sold-out']);

  await warehouse.report('sold-out', { pieces: await warehouse.openPieces() });
  expect(await orderRow()).toMatchObject({ state: 'sold-out', reducedBy: after.total });
});

test('delayed items are announced with their new date, and the rest is sent before them (P4)', async () => {
  const warehouse = await placeOrder();
  const [first] = await warehouse.openPieces();
  await warehouse.report('delayed', { expectedOn: '2026-12-16' });
  expect(await orderRow()).toMatchObject({ state: 'subsequent', arrivesOn: '2026-12-16' });

  await warehouse.report('packed', { parcel: 'one', pieces: first ? [first] : [] });
  const sent = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };
  await warehouse.report('sent', { parcel: 'one', ...sent });
  expect((await orderRow()).state).toBe('subsequent');
  await warehouse.send('two');

  expect((await orderRow()).state).toBe('sent');
  expect(await emailKinds()).toEqual(['order-delayed', 'parcel-sent', 'parcel-sent']);
  const [firstEmail, secondEmail] = shop.emails.slice(-2);
  expect(firstEmail?.text).toContain('zaplatíte celú sumu');
  expect(secondEmail?.text).toContain('Za tento balík neplatíte');
});

test('an order that is not collected is cancelled, and its pieces are back in stock (P4)', async () => {
  const before = await stockOf('DRESS-wine-s');
  const warehouse = await placeOrder();
  await warehouse.send();

  await warehouse.report('cancelled', { reason: 'not-collected' });

  expect(await orderRow()).toMatchObject({ state: 'cancelled', cancelledBy: 'warehouse' });
  expect(await stockOf('DRESS-wine-s')).toEqual(before);
  expect(await emailKinds()).toEqual(['parcel-sent', 'order-cancelled']);
});

test('a payment on delivery is refunded by bank transfer, once (P6)', async () => {
  const warehouse = await placeOrder();
  await warehouse.deliver();
  const [line] = (await warehouse.order()).lines;
  await warehouse.report('return-received', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }], sellable: true });
  const { toTransfer } = await warehouse.order();

  expect(toTransfer).toBeGreaterThan(0);
  expect((await warehouse.report('refunded', { amount: toTransfer + 1 })).body.reason).toBe('nothing-to-refund');
  expect((await warehouse.report('refunded', { amount: toTransfer })).body.outcome).toBe('applied');
  expect((await warehouse.report('refunded', { amount: toTransfer })).body.reason).toBe('nothing-to-refund');
  expect(await emailKinds()).toEqual(['parcel-sent', 'refund-made']);
  const goods = await shop.db
    .selectFrom('orderItem')
    .select('name')
    .where('id', '=', Number(line?.lineId))
    .executeTakeFirst();
  expect(shop.emails.at(-1)?.text).toMatch(new RegExp(`Tovar, za ktorý vraciame peniaze\\s+${goods?.name}`));
});

test('when all items of a withdrawal are returned, the delivery cost is refunded, too (P6)', async () => {
  const warehouse = await placeOrder();
  await warehouse.deliver();
  const row = await orderRow();
  await sql`
    insert into withdrawal (number, key, request_digest, country, name, order_number, email, order_id, origin, received_at)
    values ('O1', 'k', '', 'sk', 'Jana', ${row.number}, ${row.email}, ${row.id}, '', now())
  `.execute(shop.db);
  const pieces = (await warehouse.order()).lines.map(({ lineId, quantity }) => ({ lineId, quantity }));

  await warehouse.report('return-received', { pieces, sellable: false });

  expect((await orderRow()).reducedBy).toBe(row.total);
  await sql`delete from withdrawal`.execute(shop.db);
});

test.each([
  ['a parcel that was not packed', 'delivered', { parcel: 'none' }, 'unknown-parcel'],
  ['a line of another order', 'sold-out', { pieces: [{ lineId: '999999999', quantity: 1 }] }, 'unknown-line'],
  ['products that were never delivered', 'return-received', { pieces: [], sellable: true }, 'too-many-pieces'],
] as const)('an event with %s is refused, and later events do not wait for it', async (_, type, data, reason) => {
  const warehouse = await placeOrder();
  const pieces = (await warehouse.openPieces()).slice(0, 1);
  const filled = type === 'return-received' ? { ...data, pieces } : data;

  expect((await warehouse.report(type, filled as never)).body).toEqual({ outcome: 'refused', reason });
  expect((await warehouse.report('accepted', {})).body.outcome).toBe('applied');
});

test('a request with a missing, wrong or old signature is refused, and changes nothing', async () => {
  const warehouse = await placeOrder();
  const path = `${WAREHOUSE_PATH}/orders`;
  const asked = { method: 'GET', path, body: '' };
  const signatures = [
    '',
    signatureOf(asked, Date.now(), 'another key'),
    signatureOf(asked, Date.now() - 6 * 60_000),
    signatureOf({ ...asked, path: `${path}?states=review` }),
  ];

  for (const signature of signatures) {
    const headers = { host: 'sk.localhost:3000', [WAREHOUSE_SIGNATURE]: signature };
    expect((await shop.app.inject({ method: 'GET', url: path, headers })).statusCode).toBe(401);
  }
  expect((await warehouse.order()).state).toBe('placed');
});

test('a reused event id or number, an invalid event and an unknown order are refused', async () => {
  const warehouse = await placeOrder();
  await warehouse.report('accepted', {}, { id: 'one', sequence: 1 });

  expect((await warehouse.report('delayed', { expectedOn: '2026-12-16' }, { id: 'one', sequence: 1 })).status).toBe(
    409,
  );
  expect((await warehouse.report('accepted', {}, { id: 'two', sequence: 1 })).status).toBe(409);
  expect((await warehouse.report('delayed', { expectedOn: 'soon' })).status).toBe(422);
  expect((await openWarehouse(shop.app, 'SK 0000 0000').report('accepted', {})).status).toBe(404);
});
