import { type AddressFields, amendOrder, choosePayment, readOrder } from '@odeta/contracts';
import { sql } from 'kysely';
import { addSize, amendNow, meetAmender, offerOf } from '../../testing/people/amender.ts';
import { customers } from '../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addSize(shop, 'l');
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const { email: _, ...fields } = customers.sk;
const elsewhere = {
  ...fields,
  street: 'Hlavná',
  streetNumber: '7',
  postCode: '04001',
  city: 'Košice',
} as AddressFields;
const company = {
  ...{ company: 'Lipa s. r. o.', taxId: '2020273893', registerId: '35757442', vatId: '' },
  ...{ street: 'Lipová 3', postCode: '81101', city: 'Bratislava' },
};

const stockOf = async (sku: string) => {
  const { rows } = await sql<{ reserved: number; onHand: number }>`
    select s.reserved, s.on_hand from stock s join variant v on v.id = s.variant_id where v.sku = ${sku}
  `.execute(shop.db);
  return rows[0];
};
const amendedEmails = async (orderId: string) => {
  await shop.sendEmails();
  return shop.emails.filter(({ key }) => key.startsWith(`order-amended:${orderId}`)).map(({ text }) => text);
};

test('another address is on the page of the order, in the list of the warehouse and in one e-mail (P5)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop);

  const { status, body } = await amendNow(buyer, orderId, { shippingAddress: elsewhere });

  expect([status, body.order.shipTo.at(-1)]).toEqual([200, '040 01 Košice']);
  const { revision, shipping } = await warehouse.order();
  expect([revision, shipping.address.at(-1)]).toEqual([1, '040 01 Košice']);
  expect(await amendedEmails(orderId)).toEqual([expect.stringContaining('040 01 Košice')]);
});

test('another size takes a piece and frees the former one, at the price of the purchase, also when the shop asks more now (P5)', async () => {
  const { buyer, orderId, row, warehouse } = await meetAmender(shop);
  const before = [await stockOf('DRESS-wine-s'), await stockOf('DRESS-wine-l')];
  await sql`update price set price = price + 500 where country = 'sk'`.execute(shop.db);
  const [line] = (await offerOf(buyer, orderId)).lines;
  const [large] = line?.sizes ?? [];

  const { status, body } = await amendNow(buyer, orderId, {
    lines: [{ lineId: line?.lineId ?? '', quantity: 1, variantId: large?.variantId ?? '' }],
  });
  await sql`update price set price = price - 500 where country = 'sk'`.execute(shop.db);

  expect(status).toBe(200);
  const lines = body.order.items.map(({ size, quantity, price }) => [size.name, quantity, price]);
  expect(lines).toEqual([
    ['size/s', 1, 24.99],
    ['size/m', 1, 24.99],
    ['size/l', 1, 24.99],
  ]);
  expect([body.order.total, body.order.reducedBy]).toEqual([row.total / 100, 0]);
  const after = [await stockOf('DRESS-wine-s'), await stockOf('DRESS-wine-l')];
  expect(after.map((stock, at) => (stock?.reserved ?? 0) - (before[at]?.reserved ?? 0))).toEqual([-1, 1]);
  expect((await warehouse.order()).lines.map(({ open }) => open)).toEqual([1, 1, 1]);
  expect(await amendedEmails(orderId)).toEqual([expect.stringContaining('S → L, 1 ks')]);
});

test('a line that is removed is not collected on delivery, and the delivery costs what it did (P5)', async () => {
  const { buyer, orderId, row, warehouse } = await meetAmender(shop);
  const [line] = (await offerOf(buyer, orderId)).lines;

  await amendNow(buyer, orderId, { lines: [{ lineId: line?.lineId ?? '', quantity: 2, variantId: null }] });

  const { order } = (await buyer.send(readOrder, { orderId })).body;
  expect(order.items.map(({ withdrawn, soldOut }) => [withdrawn, soldOut])).toEqual([
    [2, 0],
    [0, 0],
  ]);
  expect(order.summary.shippingCost).toBe(row.shippingCost / 100);
  // The rest is rounded to coins again.
  expect((await warehouse.order()).collect?.amount).toBeCloseTo((row.total - 2 * 2499) / 100, 1);
  expect(await amendedEmails(orderId)).toEqual([expect.stringContaining('Z objednávky sme vybrali')]);
});

test('what is removed from a paid order is refunded once, when the request is sent twice (P5)', async () => {
  const { buyer, orderId } = await meetAmender(shop);
  await sql`update shop_order set payment_state = 'paid' where id = ${orderId}`.execute(shop.db);
  const { version, lines } = await offerOf(buyer, orderId);
  const amendment = { orderId, version, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1, variantId: null }] };
  const send = () => buyer.send(amendOrder, amendment, { 'idempotency-key': 'the-same-request' });

  const answers = await Promise.all([send(), send(), send()]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refunds = await shop.db.selectFrom('refund').select('amount').where('orderId', '=', orderId).execute();
  expect(refunds).toEqual([{ amount: 2499 }]);
  expect(await amendedEmails(orderId)).toHaveLength(1);
});

test('a company that is added is on the invoice (P5)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop);

  const { body } = await amendNow(buyer, orderId, { invoice: company });
  await warehouse.send();

  expect(body.order.billTo[0]).toBe('Lipa s. r. o.');
  const { document } = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(document.buyer.lines[0]).toBe('Lipa s. r. o.');
});

test('the invoice has the new size and not what was removed, and needs no correction (P5)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop);
  const [small, medium] = (await offerOf(buyer, orderId)).lines;
  const variantId = small?.sizes[0]?.variantId ?? '';
  await amendNow(buyer, orderId, {
    lines: [
      { lineId: small?.lineId ?? '', quantity: 2, variantId },
      { lineId: medium?.lineId ?? '', quantity: 1, variantId: null },
    ],
  });

  await warehouse.deliver();

  const documents = await shop.db.selectFrom('invoice').select('document').where('orderId', '=', orderId).execute();
  const goods = documents.map(({ document }) => document.lines.filter(({ lineId }) => lineId !== null));
  expect(goods.map((lines) => lines.map(({ name, quantity }) => [name, quantity]))).toEqual([
    [[expect.stringMatching(/, L$/), 2]],
  ]);
});

test('an order for a point can move to another point of the same price, but not to an address (P5, J9)', async () => {
  const { buyer, orderId, row } = await meetAmender(shop, undefined, async (client) => {
    const [first] = await findPoints(client, '', (one) => one.shipping === 'balikobox' && takesCash(one));
    await pickUp(client, first?.id ?? '');
    await client.send(choosePayment, { payment: 'cod' });
  });
  const cash = row.pickupPoint ? await acceptedAt(row.pickupPoint.id) : undefined;
  const others = await findPoints(buyer, '', ({ id }) => id !== row.pickupPoint?.id);
  const other = others.find((one) => takesCash(one) && one.acceptedPayment.cash === cash?.payCash);

  const moved = await amendNow(buyer, orderId, { pointId: other?.id ?? '' });
  const toAddress = await amendNow(buyer, orderId, { shippingAddress: elsewhere });

  expect(moved.body.order.point?.id).toBe(other?.id);
  expect([toAddress.status, Object.keys(toAddress.problem.validation)]).toEqual([422, ['shippingAddress']]);
});

async function acceptedAt(id: string) {
  const [externalId = '', shipping = ''] = id.split('#');
  return shop.db
    .selectFrom('pickupPoint')
    .select('payCash')
    .where('externalId', '=', externalId)
    .where('shipping', '=', shipping)
    .executeTakeFirst();
}
