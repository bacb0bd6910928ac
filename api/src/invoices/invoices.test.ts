import { orderInvoiceOf, readConfirmInit, readOrder, useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { taxOf } from './tax.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(() => shop.close());

async function placeOrder(goods?: Record<string, number>) {
  const buyer = await prepareBuyer(shop, goods);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  return { buyer, id, number, warehouse: openWarehouse(shop.app, number) };
}

const issuedFor = (orderId: string) =>
  shop.db
    .selectFrom('invoice')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute();
async function fetchPdf(client: TestClient, url: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const {
    statusCode: status,
    headers,
    rawPayload,
  } = await shop.app.inject({ url, headers: { host: 'sk.localhost:3000', cookie } });
  return { status, headers, rawPayload };
}

test('an order is invoiced once, when its first parcel is sent; the invoice adds up and is attached to the e-mail (P5)', async () => {
  const { buyer, id, number, warehouse } = await placeOrder({ 'DRESS-wine-m': 2 });
  expect(await issuedFor(id)).toEqual([]);

  await warehouse.send();
  await warehouse.report('delivered', { parcel: 'parcel-1' });

  const [invoice, ...more] = await issuedFor(id);
  expect(more).toEqual([]);
  const { lines, total, rounding = 0, ...said } = (invoice as NonNullable<typeof invoice>).document;
  expect(said).toMatchObject({
    kind: 'invoice',
    order: { number, placedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    issuedOn: '2026-11-21',
    suppliedOn: '2026-11-21',
    buyer: { lines: ['Jana Hrušková', 'Šancová 48', '811 05 Bratislava'] },
    currency: 'EUR',
  });
  const { total: paid } = await shop.db
    .selectFrom('shopOrder')
    .select('total')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Cash is rounded to 5 cents, which is neither price nor tax.
  expect([total.gross + rounding, rounding]).toEqual([paid, -2]);
  expect(total.net + total.vat).toBe(total.gross);
  for (const key of ['net', 'vat', 'gross'] as const)
    expect(lines.reduce((sum, one) => sum + one[key], 0)).toBe(total[key]);

  await shop.sendEmails();
  const sent = shop.emails.find(({ key }) => key.startsWith('parcel-sent'));
  expect(sent?.text).toContain('Faktúra je v prílohe');
  const [file] = (await buyer.send(readConfirmInit, { order: id })).body.order.invoices;
  const { status, headers, rawPayload } = await fetchPdf(buyer, file?.url ?? '');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(sent?.attachments?.[0]?.content).toEqual(rawPayload);
});

test('sold-out and returned items are corrected after the invoice, and all documents add up to the price of the order (P5)', async () => {
  const { id, warehouse } = await placeOrder({ 'DRESS-wine-s': 1, 'RARE-ink-one': 2 });
  const [first, second] = await warehouse.openPieces();
  const [one, other] = [first?.lineId ?? '', second?.lineId ?? ''];
  const leave = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };
  const answers = [
    await warehouse.report('packed', { parcel: 'p', pieces: [{ lineId: one, quantity: 1 }] }),
    await warehouse.report('sent', { parcel: 'p', ...leave }),
    await warehouse.report('sold-out', { pieces: [{ lineId: other, quantity: 1 }] }),
    await warehouse.report('packed', { parcel: 'q', pieces: [{ lineId: other, quantity: 1 }] }),
    await warehouse.report('sent', { parcel: 'q', ...leave }),
    await warehouse.report('delivered', { parcel: 'p' }),
    await warehouse.report('delivered', { parcel: 'q' }),
    await warehouse.report('return-received', { pieces: [{ lineId: one, quantity: 1 }], sellable: true }),
  ];
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ outcome: 'applied', reason: null })));

  const [invoice, soldOut, returned, ...more] = (await issuedFor(id)).map(({ document }) => document);
  expect(more).toEqual([]);
  expect(soldOut?.corrects).toEqual({ number: invoice?.number, issuedOn: '2026-11-21', reason: 'sold-out' });
  expect(soldOut?.lines[0]).toMatchObject({ lineId: Number(other), quantity: -1 });
  expect(returned?.corrects?.reason).toBe('returned');
  const { rows } = await sql<{
    due: number;
  }>`select total - reduced_by - cash_rounding - rounding_change as due from shop_order where id = ${id}`.execute(
    shop.db,
  );
  const all = [invoice, soldOut, returned];
  expect(all.reduce((sum, one) => sum + (one?.total.gross ?? 0), 0)).toBe(rows[0]?.due);
  expect(all.reduce((sum, one) => sum + (one?.total.net ?? 0), 0)).toBe(Math.round(((rows[0]?.due ?? 0) * 100) / 123));
});

test('a voucher pays a part of an invoice, whose tax is that of the whole price; a correction gives it back (L2, P5)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 });
  await buyer.send(useDiscountCode, { code: 'GIFT' });
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const warehouse = openWarehouse(shop.app, number);
  await warehouse.deliver();
  const [line] = (await warehouse.order()).lines;
  await warehouse.report('return-received', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }], sellable: true });

  const [invoice, correction] = (await issuedFor(id)).map(({ document }) => document);
  const row = await shop.db.selectFrom('shopOrder').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(invoice?.lines.at(-1)).toMatchObject({ charge: 'voucher', net: 0, vat: 0, gross: -3000 });
  const price = row.total - (row.cashRounding ?? 0);
  expect(invoice?.total).toEqual({ ...taxOf(price + 3000, 23), gross: price });
  expect(correction?.lines.at(-1)).toMatchObject({ charge: 'voucher', gross: 1500 });
  expect(correction?.total.net).toBe(taxOf(price + 3000 - 2499, 23).net - taxOf(price + 3000, 23).net);
  expect(correction?.total.gross).toBe(-row.reducedBy);
});

test('an invoice does not change with the buyer’s data, and the database refuses to change it (P5)', async () => {
  const { buyer, id, warehouse } = await placeOrder();
  await warehouse.send();
  const invoiceId = (await issuedFor(id))[0]?.id ?? 'none';
  const url = orderInvoiceOf(id, invoiceId);
  const before = (await fetchPdf(buyer, url)).rawPayload;

  await sql`update shop_order set bill_to = bill_to || '{"lastName": "Nová"}' where id = ${id}`.execute(shop.db);

  expect((await fetchPdf(buyer, url)).rawPayload).toEqual(before);
  for (const change of [
    sql`update invoice set document = document || '{"number": "FA-1"}' where id = ${invoiceId}`,
    sql`update invoice set pdf = null where id = ${invoiceId}`,
    sql`delete from invoice where id = ${invoiceId}`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow('does not change');
});

test('nobody can download an invoice of another buyer (P5)', async () => {
  const { buyer, id, warehouse } = await placeOrder();
  const other = await placeOrder();
  await warehouse.send();
  const invoiceId = (await issuedFor(id))[0]?.id ?? 'none';

  const wrong = [
    [other.buyer, orderInvoiceOf(id, invoiceId)],
    [other.buyer, orderInvoiceOf(other.id, invoiceId)],
    [await startSession(shop.app, 'sk'), orderInvoiceOf(id, invoiceId)],
    [buyer, orderInvoiceOf(id, id)],
    [buyer, orderInvoiceOf(id, 'x')],
  ] as const;
  for (const [client, url] of wrong) expect([url, (await fetchPdf(client, url)).status]).toEqual([url, 404]);
  expect((await other.buyer.send(readOrder, { orderId: other.id })).body.order.invoices).toEqual([]);
});

test('invoice numbers of a series have no gaps, also with simultaneous orders and failed transactions (P5)', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await placeOrder());
  await Promise.all(orders.map(({ warehouse }) => warehouse.send()));
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await sql`update invoice_series set last_number = last_number + 1`.execute(trx);
      throw new Error('it is rolled back');
    })
    .catch(() => undefined);
  const last = await placeOrder();
  await last.warehouse.send();

  const rows = await shop.db
    .selectFrom('invoice')
    .select(['position', 'number', 'issuedAt'])
    .where('kind', '=', 'invoice')
    .where('year', '=', TEST_NOW.getFullYear())
    .where('country', '=', 'sk')
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect((await issuedFor(last.id))[0]?.position).toBe(rows.length);
});
