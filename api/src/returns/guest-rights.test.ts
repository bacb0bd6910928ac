import {
  cancelOrder,
  declareWithdrawal,
  openOrderByCode,
  openReturn,
  readAfterSale,
  readConfirmInit,
  readOrder,
  readReturn,
  requestOrderCode,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { meetCustomer } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { complaint, returnForm, withReason } from '../../testing/people/returner.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../orders/order-link/order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => emptyOrders(shop.db));
afterAll(() => shop.close());

const people = ['a guest with the link of an e-mail', 'the customer of the order'] as const;

/** An order on delivery of two pieces, and the browser of its buyer. */
async function meet(who: (typeof people)[number]) {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'DRESS-wine-m': 1 });
  await order(buyer);
  const { order: placed, email } = (await buyer.send(readConfirmInit)).body;
  const { id, number } = placed;
  const client = who === people[0] ? await opener(id) : await owner(id);
  const after = async () => (await client.send(readAfterSale, { orderId: id })).body.afterSale;
  return { client, id, number, email, after, warehouse: openWarehouse(shop.app, number) };
}

async function opener(orderId: string): Promise<TestClient> {
  const client = await startSession(shop.app);
  await client.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, orderId)}` });
  return client;
}

async function owner(orderId: string): Promise<TestClient> {
  const email = `${crypto.randomUUID()}@example.sk`;
  const client = await meetCustomer(shop, 'sk', { email });
  await sql`
    update shop_order set session_id = null, customer_id = (select id from customer where email = ${email}) where id = ${orderId}
  `.execute(shop.db);
  return client;
}

test.each(people)('%s sees what the order allows, and can cancel it until something is packed (P5)', async (who) => {
  const { client, id, after } = await meet(who);
  expect(await after()).toMatchObject({
    ...{ mayCancel: true, withdrawal: { until: null }, kinds: [], returns: [], refunds: [], vouchers: [] },
    withdrawalUrl: expect.stringMatching(new RegExp(`order=${id}$`)),
  });

  expect((await client.send(cancelOrder, { orderId: id })).status).toBe(200);

  expect(await after()).toMatchObject({ mayCancel: false, withdrawal: null, kinds: [] });
});

test.each(people)('%s can withdraw from an order on its way, and sees what is left (P6)', async (who) => {
  const { client, number, email, after, warehouse } = await meet(who);
  await warehouse.send();
  expect(await after()).toMatchObject({ mayCancel: false, withdrawal: { until: null } });

  const form = { name: 'Jana', orderNumber: number, email, scope: 'whole', goods: '' };
  const { body } = await client.send(declareWithdrawal, form);

  expect(body.parcels).toEqual({ stopped: 0, underWay: 2, delivered: 0 });
  expect((await after()).withdrawal).toBeNull();
});

test.each(people)(
  '%s can return and complain, read the invoice, and sees the states of returns and refunds (P5, P6)',
  async (who) => {
    const { client, id, after, warehouse } = await meet(who);
    await warehouse.deliver();
    const { kinds, withdrawal } = await after();
    expect(withdrawal).toEqual({ until: '2026-12-05' });
    expect(kinds.map(({ kind }) => kind)).toEqual(['declaration', 'complaint', 'non-delivery']);
    const [first = '', second = ''] = (await client.send(readOrder, { orderId: id })).body.order.items.map(
      ({ lineId }) => lineId,
    );

    const returned = (await client.send(openReturn, returnForm(id, first))).body;
    const defect = {
      ...complaint,
      refundMethod: 'bank-account',
      bankAccount: 'SK3112000000198742637541',
      holder: 'Jana',
    };
    const complained = await client.send(
      openReturn,
      returnForm(id, second, { ...defect, lines: withReason(second, 'seam') }),
    );
    expect(complained.status).toBe(200);
    await warehouse.report('return-received', {
      ...{ returnNumber: returned.number, pieces: [{ lineId: first, quantity: 1 }], sellable: true },
    });

    const { returns, refunds } = await after();
    expect(returns.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'complaint opened',
      'declaration sent',
    ]);
    expect(refunds).toMatchObject([{ doneAt: null }]);
    expect((await client.send(readReturn, { returnId: returned.id })).body.detail.status).toBe('sent');
    const [invoice] = (await client.send(readConfirmInit, { order: id })).body.order.invoices;
    const file = await client.sendRaw({ method: 'GET', url: invoice?.url ?? '' });
    expect(file.status).toBe(200);
  },
);

test('a guest can complain for two years, after 180 days with a code by e-mail, and not a day longer (P6)', async () => {
  const { id, number, email, warehouse } = await meet(people[0]);
  await warehouse.deliver();
  const asCode = async () => {
    await sql`truncate outbox, attempt, order_code cascade`.execute(shop.db);
    const client = await startSession(shop.app);
    await client.send(requestOrderCode, { orderNumber: number, email });
    const sent = await shop.db.selectFrom('outbox').select('data').where('kind', '=', 'order-code').executeTakeFirst();
    await client.send(openOrderByCode, { orderNumber: number, email, code: sent?.data.code ?? '000000' });
    return client;
  };
  const ago = (days: number) =>
    sql`
    update shop_order set placed_at = now() - make_interval(days => ${days}), delivered_at = now() - make_interval(days => ${days})
    where id = ${id}
  `.execute(shop.db);
  const kindsFor = async (client: TestClient) => {
    const { status, body } = await client.send(readAfterSale, { orderId: id });
    return status === 200 ? body.afterSale.kinds.map(({ kind }) => kind) : status;
  };

  await ago(600);
  expect(await kindsFor(await opener(id))).toBe(404);
  const client = await asCode();
  expect(await kindsFor(client)).toEqual(['complaint']);
  const [lineId = ''] = (await client.send(readOrder, { orderId: id })).body.order.items.map((item) => item.lineId);
  const account = { refundMethod: 'bank-account', bankAccount: 'SK3112000000198742637541', holder: 'Jana' };
  const form = returnForm(id, lineId, { ...complaint, ...account, lines: withReason(lineId, 'seam') });
  expect((await client.send(openReturn, form)).status).toBe(200);

  await ago(735);
  expect(await kindsFor(await asCode())).toBe(404);
});

test('a stranger learns nothing about an order and its rights (P5)', async () => {
  const { id } = await meet(people[0]);

  expect((await (await startSession(shop.app)).send(readAfterSale, { orderId: id })).status).toBe(404);
});
