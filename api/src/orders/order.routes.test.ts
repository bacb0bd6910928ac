import { addItem, checkItems, countryCodes, readCartInit, readConfirmInit, readItems } from '@odeta/contracts';
import { sql } from 'kysely';
import { consents, customers, fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(countryCodes)('a guest of %s places an order and sees its confirmation (M3, N1)', async (country) => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 }, country);
  const { body: cart } = await buyer.send(readCartInit);

  const placed = await order(buyer, { total: cart.summary.total });
  const { body } = await buyer.send(readConfirmInit);

  expect(placed.problem.validation).toBeUndefined();
  expect(placed.body).toMatchObject({ redirect: '/confirm', listener: null, checker: null });
  expect(body.email).toBe(customers[country].email);
  expect(body.order).toMatchObject({
    number: expect.stringMatching(new RegExp(`^${country.toUpperCase()} \\d{4} \\d{4}$`)),
    firstName: customers[country].firstName,
    paid: false,
    payment: { key: 'cod' },
    shipping: { key: 'courier', arrivesOn: '2026-11-24' },
    items: [{ quantity: 2, size: { name: 'size/s' } }],
    summary: cart.summary,
    seller: {
      name: expect.stringMatching(/./),
      address: expect.stringMatching(/./),
      register: expect.stringMatching(/./),
    },
  });
  expect(body.net_amount).toBe(cart.summary.itemsValue);
});

test('an order stores its items, reserved stock, consents with their version and an event', async () => {
  const buyer = await prepareBuyer(shop, { 'COAT-camel-36': 3, 'CUSHION-oat-one': 2 });

  await order(buyer, { basketConsents: [...consents, 'smsAgreement'] });
  const { rows } = await sql<Record<string, unknown>>`
    select o.total, o.state, o.payment_state, o.bill_to->>'postCode' as post_code,
      (select json_agg(json_build_object('n', i.catalog_number, 'q', i.quantity, 'p', i.price_promo, 's', i.source) order by i.id)
        from order_item i where i.order_id = o.id) as items,
      (select json_agg(c.type || ' ' || c.text_version order by c.id) from consent c where c.order_id = o.id) as consents,
      (select json_agg(e.type) from order_event e where e.order_id = o.id) as events
    from shop_order o order by o.placed_at desc limit 1
  `.execute(shop.db);

  expect(rows[0]).toEqual({
    // 3 × 75.50 + 2 × 12.50, free delivery, 1.20 for cash on delivery.
    total: 25_270,
    state: 'placed',
    paymentState: 'on-delivery',
    postCode: '811 05',
    items: [
      { n: 'COAT', q: 3, p: 7550, s: 'on-hand' },
      { n: 'CUSHION', q: 2, p: null, s: 'incoming' },
    ],
    consents: ['regulationsAgreement 2026-11-01', 'privacyAgreement 2026-11-01', 'smsAgreement 2026-11-01'],
    events: ['placed'],
  });
  const stock = await shop.db
    .selectFrom('stock')
    .select(['reserved', 'preordered'])
    .where('variantId', 'in', [
      Number(await shop.variantId('COAT-camel-36')),
      Number(await shop.variantId('CUSHION-oat-one')),
    ])
    .orderBy('variantId')
    .execute();
  expect(stock).toEqual([
    { reserved: 3, preordered: 0 },
    { reserved: 0, preordered: 2 },
  ]);
});

test('unselected and sold-out items stay in the cart after an order', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'DRESS-wine-m': 1, 'COAT-camel-38': 1 });
  const items = (await buyer.send(readItems)).body.cartItems;
  const sizes = Object.fromEntries(items.map(({ size, entryId }) => [size.name, entryId]));
  await buyer.send(checkItems, { cartEntryIds: [sizes['size/s'] ?? '', sizes['size/38'] ?? ''] });
  const coat = Number(await shop.variantId('COAT-camel-38'));
  await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', coat).execute();

  const { status } = await order(buyer);
  const { body } = await buyer.send(readItems);
  await shop.db.updateTable('stock').set({ onHand: 3 }).where('variantId', '=', coat).execute();

  expect(status).toBe(200);
  expect(body.cartItems.map(({ size, checked, availability }) => [size.name, checked, availability])).toEqual([
    ['size/m', false, 6],
    ['size/38', true, 3],
  ]);
});

test('after an order the next one has no delivery or payment method chosen', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });

  const { status, problem } = await order(buyer);

  expect(status).toBe(422);
  expect(Object.keys(problem.validation)).toEqual(['cart.shipping', 'cart.payment']);
});

test('the confirmation of a visitor without an order is not found (N1)', async () => {
  const { status, problem } = await (await startSession(shop.app)).send(readConfirmInit);

  expect([status, problem.code]).toEqual([404, 'not-found']);
});

test('the confirmation shows the visitor’s own last order, not another visitor’s', async () => {
  const [one, other] = [await prepareBuyer(shop), await prepareBuyer(shop)];
  await order(one);
  await order(other);
  await other.send(addItem, { variantId: await shop.variantId('DRESS-wine-m'), quantity: 1 });

  const [mine, his] = [await one.send(readConfirmInit), await other.send(readConfirmInit)];

  expect(mine.body.order.number).not.toBe(his.body.order.number);
});
