import { type AmendOffer, choosePayment, type ShippingPoint } from '@odeta/contracts';
import type { AmendDifference, ServiceOrder } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { meetAmender } from '../../testing/people/amender.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service', 'Sona');
});
afterAll(() => shop.close());

const offerOf = async (orderId: string) =>
  (await service.get<{ offer: AmendOffer }>(`/orders/${orderId}/amend`)).body.offer;
const preview = async (orderId: string, amendment: object) =>
  (await service.post<{ difference: AmendDifference }>(`/orders/${orderId}/amend/preview`, amendment)).body.difference;
/** Everything that an amendment would write. */
const tracesOf = async (orderId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select o.revision, o.reduced_by, o.state,
      (select count(*) from ledger_entry l where l.order_id = o.id)::int as entries,
      (select count(*) from refund r where r.order_id = o.id)::int as refunds,
      (select count(*) from order_event e where e.order_id = o.id)::int as events,
      (select sum(reserved) from stock)::int as reserved
    from shop_order o where o.id = ${orderId}
  `.execute(shop.db);
  return rows[0];
};

test('what a paid order gives back is known before, changes nothing, and is what is refunded then', async () => {
  const { orderId } = await meetAmender(shop);
  await sql`update shop_order set payment_state = 'paid' where id = ${orderId}`.execute(shop.db);
  const { version, lines } = await offerOf(orderId);
  const amendment = { version, lines: [{ lineId: lines[0]?.lineId, quantity: 2, variantId: null }] };
  const before = await tracesOf(orderId);

  const difference = await preview(orderId, amendment);
  const untouched = await tracesOf(orderId);
  const { body } = await service.post<{ order: ServiceOrder }>(`/orders/${orderId}/amend`, {
    ...amendment,
    reason: 'Called',
  });

  expect(untouched).toEqual(before);
  expect([difference.before - difference.after, difference.refund, difference.onVouchers]).toEqual([4998, 4998, 0]);
  expect([body.order.price, body.order.due]).toEqual([difference.after, difference.due]);
  expect(body.order.refunds.map(({ amount }) => amount)).toEqual([4998]);
});

test('an order that is paid on delivery has less to pay, and nothing goes back', async () => {
  const { orderId, row } = await meetAmender(shop);
  const { version, lines } = await offerOf(orderId);

  const { refund, due } = await preview(orderId, {
    version,
    lines: [{ lineId: lines[0]?.lineId, quantity: 1, variantId: null }],
  });

  expect(refund).toBe(0);
  expect(due).toBeLessThan(row.total - 2400);
});

test('points are offered that cost the same and take the payment, and one can be chosen', async () => {
  const { orderId } = await meetAmender(shop, undefined, async (client) => {
    const [first] = await findPoints(client, '', (one) => one.shipping === 'balikobox' && takesCash(one));
    await pickUp(client, first?.id ?? '');
    await client.send(choosePayment, { payment: 'cod' });
  });
  const { points } = (await service.get<{ points: ShippingPoint[] }>(`/orders/${orderId}/points?search=Bratislava`))
    .body;

  expect(points.length).toBeGreaterThan(0);
  expect(points.filter((point) => point.disabled || !takesCash(point))).toEqual([]);
  const pointId = points.at(-1)?.id;
  const moved = await service.post<{ order: ServiceOrder }>(`/orders/${orderId}/amend`, {
    ...{ version: (await offerOf(orderId)).version, pointId, reason: 'Called' },
  });
  expect(moved.body.order.shipTo).toContain(points.at(-1)?.name);
});

test('a preview of what is not possible any more says why', async () => {
  const { orderId, warehouse } = await meetAmender(shop);
  const { version, lines } = await offerOf(orderId);
  const amendment = { version, lines: [{ lineId: lines[0]?.lineId, quantity: 1, variantId: null }] };
  const send = (path: string, more = {}) => service.post(`/orders/${orderId}/amend${path}`, { ...amendment, ...more });

  await send('', { reason: 'Called' });
  const changed = await send('/preview');
  await warehouse.report('packed', { parcel: 'one', pieces: (await warehouse.openPieces()).slice(0, 1), revision: 1 });
  const packed = await send('/preview');

  expect([changed.code, packed.code]).toEqual(['changed-meanwhile', 'order-packed']);
});
