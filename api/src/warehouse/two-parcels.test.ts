import { cancelOrder, chooseLaterItems, readCheckoutInit, readConfirmInit } from '@odeta/contracts';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

/** A dress in stock, and a cushion that arrives in 3–4 weeks. */
const goods = { 'DRESS-wine-s': 1, 'CUSHION-oat-one': 1 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const orderRow = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();

async function orderSeparately() {
  const buyer = await prepareBuyer(shop, goods);
  await buyer.send(chooseLaterItems, { laterItems: 'separately' });
  await order(buyer);
  const { id, number } = await orderRow();
  return { buyer, id, warehouse: openWarehouse(shop.app, number) };
}

test('items in stock are sent first unless the buyer wants one parcel, which costs the same (I6, J4)', async () => {
  const buyer = await prepareBuyer(shop, goods);
  const { body: before } = await buyer.send(readCheckoutInit);

  await buyer.send(chooseLaterItems, { laterItems: 'together' });

  const { body: after } = await buyer.send(readCheckoutInit);
  const [method] = after.shippingPayment;
  expect(method).toMatchObject({ firstArrivesOn: '2026-11-24', arrivesOn: '2026-12-21' });
  expect([before.laterItems, after.laterItems]).toEqual(['separately', 'together']);
  expect(after.summary).toEqual(before.summary);
});

test('an order whose items all arrive at the same time has no second date, whatever was chosen before (I6)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  await buyer.send(chooseLaterItems, { laterItems: 'separately' });

  const { body } = await buyer.send(readCheckoutInit);
  await order(buyer);

  expect(new Set(body.shippingPayment.map(({ firstArrivesOn }) => firstArrivesOn))).toEqual(new Set([null]));
  expect(await orderRow()).toMatchObject({ arrivesOn: '2026-11-24', laterArrivesOn: null });
});

test('the order stores the choice: two dates and two parcels for the buyer and for the warehouse (I6, P5)', async () => {
  const { buyer, warehouse } = await orderSeparately();
  const { body } = await buyer.send(readConfirmInit);
  const asked = await warehouse.order();
  await shop.sendEmails();

  expect(body.order.shipping).toMatchObject({ arrivesOn: '2026-11-24', laterArrivesOn: '2026-12-21' });
  expect(body.order.items.map(({ later }) => later)).toEqual([false, true]);
  expect(asked.shipping).toMatchObject({ expectedOn: '2026-11-24', laterExpectedOn: '2026-12-21' });
  expect(shop.emails.at(-1)?.text).toContain('Prvý balík: utorok 24. novembra');
  expect(shop.emails.at(-1)?.text).toContain('Druhý balík: pondelok 21. decembra');
  expect(shop.emails.at(-1)?.text).toMatch(/Prvý balík: \d+,\d\d\s€, druhý balík: \d+,\d\d\s€/);
});

test('each of two parcels collects the price of its items, the first also the delivery, together the total (I6)', async () => {
  const { id, buyer, warehouse } = await orderSeparately();
  const { collect, collectLater, lines } = await warehouse.order();
  const [first, second] = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const row = await orderRow();
  const euros = (amount = 0) => `${amount.toFixed(2).replace('.', ',')}\u00a0€`;
  const sent = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-24' };

  expect(collect?.amount).toBe(row.total / 100);
  expect(collectLater?.amount).toBeGreaterThan(0);

  await warehouse.report('packed', { parcel: 'P-1', pieces: first ? [first] : [] });
  await warehouse.report('sent', { parcel: 'P-1', ...sent });
  await shop.sendEmails();
  expect(shop.emails.at(-1)?.text).toContain(euros((collect?.amount ?? 0) - (collectLater?.amount ?? 0)));
  expect(shop.emails.at(-1)?.text).toMatch(
    /Zvyšok objednávky pošleme.+V tomto balíku.+Druhý balík: pondelok 21\. decembra/s,
  );
  expect((await buyer.send(cancelOrder, { orderId: id })).problem.code).toBe('order-packed');

  await warehouse.report('delayed', { expectedOn: '2027-01-11' });
  expect(await orderRow()).toMatchObject({ arrivesOn: '2026-11-24', laterArrivesOn: '2027-01-11' });

  await warehouse.report('packed', { parcel: 'P-2', pieces: second ? [second] : [] });
  await warehouse.report('sent', { parcel: 'P-2', ...sent, expectedOn: '2027-01-11' });
  await shop.sendEmails();
  expect(shop.emails.at(-1)?.text).toContain(euros(collectLater?.amount));
  expect(shop.emails.at(-1)?.text).not.toMatch(/Zvyšok objednávky|Druhý balík/);
});
