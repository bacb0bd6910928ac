import { buyAgain, cancelOrder, readConfirmInit, readItems, readOrder, readOrders } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { meetCustomer } from '../../testing/people/account.ts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
const met = { count: 0 };
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const meet = async () => {
  met.count += 1;
  return meetCustomer(shop, 'sk', { email: `buyer-${met.count}@example.sk` });
};

/** An order of the customer, placed as if they had been logged in. */
async function placeFor(customer: TestClient, goods?: Record<string, number>) {
  await order(await prepareBuyer(shop, goods));
  const { id, number } = await shop.db
    .selectFrom('shopOrder')
    .select(['id', 'number'])
    .orderBy('placedAt', 'desc')
    .executeTakeFirstOrThrow();
  const [session] = (
    await sql<{
      customerId: string;
    }>`select customer_id from session where id_hash = ${await idHashOf(customer)}`.execute(shop.db)
  ).rows;
  await sql`update shop_order set customer_id = ${session?.customerId}, session_id = null where id = ${id}`.execute(
    shop.db,
  );
  return { id, number, warehouse: openWarehouse(shop.app, number) };
}

/** The session that was changed last is that of the customer who sent the last request. */
async function idHashOf(customer: TestClient) {
  const { rows } = await sql<{ idHash: Buffer }>`
    select s.id_hash from session s join customer c on c.id = s.customer_id where c.email = ${`buyer-${met.count}@example.sk`}
  `.execute(shop.db);
  expect(customer.csrf).not.toBe('');
  return rows[0]?.idHash;
}

test('the account lists and counts orders by status and period (P4)', async () => {
  const customer = await meet();
  const first = await placeFor(customer);
  const second = await placeFor(customer, { 'DRESS-wine-m': 1 });
  await second.warehouse.send();
  await sql`update shop_order set placed_at = now() - interval '7 months' where id = ${first.id}`.execute(shop.db);

  const recent = await customer.send(readOrders);
  const all = await customer.send(readOrders, { period: '12', list: 'in-progress' });

  expect(recent.body.counts).toEqual({ all: 1, 'in-progress': 0, sent: 1, review: 0 });
  expect(recent.body.orders).toMatchObject([
    { number: second.number, status: 'sent', itemsCount: 1, mayCancel: false },
  ]);
  expect(all.body.orders).toMatchObject([{ number: first.number, status: 'in_progress', mayCancel: true }]);
});

test('an order shows its parcels, items and the deadlines that count from its delivery (P5, P6)', async () => {
  const customer = await meet();
  const { id, warehouse } = await placeFor(customer);
  await warehouse.send();
  await warehouse.report('delivered', { parcel: 'parcel-1' }, { at: TEST_NOW });

  const { body } = await customer.send(readOrder, { orderId: id });

  expect(body.order).toMatchObject({
    status: 'review',
    paid: true,
    parcels: [{ state: 'delivered', carrier: 'DPD', trackingNumber: '15004471209800', pieces: [{ quantity: 1 }] }],
    items: [{ name: expect.any(String), url: expect.stringMatching(/^\/p\//), soldOut: 0 }],
    withdrawUntil: '2026-12-05',
    returnUntil: '2027-03-01',
  });
});

test('two simultaneous requests cancel an unpacked order once, and a packed order cannot be cancelled (P5)', async () => {
  const customer = await meet();
  const { id } = await placeFor(customer);
  const packed = await placeFor(customer, { 'DRESS-wine-m': 1 });
  await packed.warehouse.report('packed', { parcel: 'p', pieces: await packed.warehouse.openPieces() });

  const answers = await Promise.all([1, 2].map(() => customer.send(cancelOrder, { orderId: id })));
  const refused = await customer.send(cancelOrder, { orderId: packed.id });
  await shop.sendEmails();

  expect(answers.map(({ body }) => body.order.status)).toEqual(['cancelled', 'cancelled']);
  expect(refused.problem.code).toBe('order-packed');
  expect(shop.emails.filter(({ key }) => key.startsWith('order-cancelled'))).toHaveLength(1);
  const { rows } = await sql`select sum(reserved)::int as reserved from stock`.execute(shop.db);
  expect(rows).toEqual([{ reserved: 1 }]);
});

test('a guest sees dispatch and cancellation of the order in the browser that ordered (P5)', async () => {
  const guest = await prepareBuyer(shop);
  await order(guest);
  const { id, number } = await shop.db.selectFrom('shopOrder').select(['id', 'number']).executeTakeFirstOrThrow();
  const shown = async () => (await guest.send(readConfirmInit, { order: id })).body.order;
  const before = await shown();
  await openWarehouse(shop.app, number).send();
  const sent = await shown();
  await openWarehouse(shop.app, number).report('cancelled', { reason: 'not-collected' }, { sequence: 3 });

  expect(before).toMatchObject({ state: 'accepted', progress: 'in_progress', parcels: [] });
  expect(sent).toMatchObject({ state: 'accepted', progress: 'sent', parcels: [{ trackingNumber: '15004471209800' }] });
  expect(await shown()).toMatchObject({ state: 'cancelled', progress: 'cancelled', parcels: [{ state: 'returned' }] });
});

test('buying an order again adds its available items to the cart and returns the missing ones (P5)', async () => {
  const customer = await meet();
  const { id } = await placeFor(customer, { 'DRESS-wine-s': 1, 'RARE-ink-one': 1 });
  await sql`update stock set on_hand = reserved, incoming = preordered where variant_id = ${await shop.variantId('RARE-ink-one')}`.execute(
    shop.db,
  );

  const { body } = await customer.send(buyAgain, { orderId: id });

  expect(body.missing).toHaveLength(1);
  expect((await customer.send(readItems)).body.cartItems).toHaveLength(1);
});

test('other customers and guests cannot read, cancel or buy again an order that is not theirs (P4, P5)', async () => {
  const owner = await meet();
  const { id, number } = await placeFor(owner);
  const other = await meet();
  const visitors = [other, await startSession(shop.app, 'sk'), await startSession(shop.app, 'hu')];
  await fillCart(shop, visitors[1] as TestClient, { 'DRESS-wine-s': 1 });

  for (const visitor of visitors) {
    for (const endpoint of [readOrder, cancelOrder, buyAgain] as const) {
      const { status, problem } = await visitor.send(endpoint, { orderId: id });
      expect([endpoint.path, status, problem.code]).toEqual([endpoint.path, 404, 'not-found']);
      expect(JSON.stringify(problem)).not.toContain(number);
    }
  }
  expect((await other.send(readOrders)).body.orders).toEqual([]);
  expect((await visitors[1]?.send(readOrders))?.status).toBe(401);
  expect((await owner.send(readOrder, { orderId: id })).body.order.status).toBe('in_progress');
});
