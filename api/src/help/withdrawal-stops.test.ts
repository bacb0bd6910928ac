import {
  cancelOrder,
  declareWithdrawal,
  type InputOf,
  readConfirmInit,
  readOrder,
  readOwnOrder,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate withdrawal cascade`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

/** A guest with an order on delivery of two dresses of one size and one of another. */
async function meetGuest() {
  const guest = await prepareBuyer(shop, { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 });
  await order(guest);
  const { order: placed, email } = (await guest.send(readConfirmInit)).body;
  const { number, id } = placed;
  const items = (await guest.send(readOwnOrder)).body.order?.items ?? [];
  const form = { name: 'Jana', orderNumber: number, email, scope: 'whole', goods: '' };
  return { guest, id, number, form, items, warehouse: openWarehouse(shop.app, number) };
}

async function declare(client: TestClient, form: InputOf<typeof declareWithdrawal>, key: string = crypto.randomUUID()) {
  const answer = await client.send(declareWithdrawal, form, { 'idempotency-key': key });
  await shop.sendEmails();
  return answer;
}
const emailOf = (kind: string) => shop.emails.find(({ key }) => key.startsWith(kind))?.text ?? '';
const reserved = async () =>
  (await sql<{ count: number }>`select sum(reserved)::int as count from stock`.execute(shop.db)).rows[0]?.count;
const linesOf = (items: readonly { lineId: string }[], ...quantities: number[]) =>
  quantities.flatMap((quantity, index) => (quantity > 0 ? [{ lineId: items[index]?.lineId ?? '', quantity }] : []));

test('a withdrawal from an order of which nothing is packed cancels it at once, and its goods are free (P6)', async () => {
  const { guest, form, warehouse } = await meetGuest();
  expect(await reserved()).toBe(3);

  const { body } = await declare(guest, form);

  expect(body.parcels).toEqual({ stopped: 3, underWay: 0, delivered: 0 });
  expect([(await warehouse.order()).state, await reserved()]).toEqual(['cancelled', 0]);
  expect(emailOf('withdrawal-receipt')).toMatch(/Ešte nezabalené: 3\sks\. To vám už nepošleme\./);
  expect(emailOf('withdrawal-receipt')).not.toMatch(/účet|Tovar pošlite/);
  expect(emailOf('order-cancelled')).toContain('Po vašom odstúpení od zmluvy');
});

test('chosen pieces that are not packed are not sent, and less is collected for the rest (P6)', async () => {
  const { guest, form, items, warehouse, id } = await meetGuest();
  const before = (await warehouse.order()).collect?.amount ?? 0;

  const { body } = await declare(guest, { ...form, scope: 'part', lines: linesOf(items, 1) });

  expect(body.goods).toBe(`${items[0]?.text}, 1 ks`);
  const after = await warehouse.order();
  expect(after.lines.map(({ open }) => open)).toEqual([1, 1]);
  // In coins of 5 cents.
  const rest = before - (items[0]?.pricePromo ?? items[0]?.price ?? 0);
  expect(after.collect?.amount).toBeCloseTo(Math.round(rest * 20) / 20);
  expect(await reserved()).toBe(2);
  expect((await guest.send(readOwnOrder)).body.order?.items?.map(({ left }) => left)).toEqual([1, 1]);
  const { status, soldOutPieces } = (await guest.send(readOrder, { orderId: id })).body.order;
  expect([status, soldOutPieces]).toEqual(['in_progress', 0]);
  expect(emailOf('withdrawal-receipt')).toContain(`${items[0]?.text}, 1 ks`);
});

test('packed pieces are not stopped: the receipt says what to do with them, and the notice asks the shop to check them (P6)', async () => {
  const { guest, form, items, warehouse } = await meetGuest();
  const [packed] = linesOf(items, 2);
  await warehouse.report('packed', { parcel: 'p', pieces: packed ? [packed] : [] });

  const { body } = await declare(guest, form);

  expect(body.parcels).toEqual({ stopped: 1, underWay: 2, delivered: 0 });
  expect((await warehouse.order()).lines.map(({ open }) => open)).toEqual([0, 0]);
  expect(emailOf('withdrawal-receipt')).toMatch(/na ceste: 2\sks\. Zásielku nemusíte prevziať/);
  expect(emailOf('withdrawal-notice')).toMatch(/na ceste: 2\sks\. Overte/);
  expect(
    (await guest.send(cancelOrder, { orderId: (await guest.send(readConfirmInit)).body.order.id })).problem.code,
  ).toBe('order-packed');
});

test('an order whose other pieces are on their way is sent once the rest is withdrawn from (P6)', async () => {
  const { guest, form, items, warehouse } = await meetGuest();
  await warehouse.report('packed', { parcel: 'p', pieces: linesOf(items, 2) });
  await warehouse.report('sent', {
    ...{ parcel: 'p', carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' },
  });

  await declare(guest, { ...form, scope: 'part', lines: linesOf(items, 0, 1) });

  expect((await warehouse.order()).state).toBe('sent');
});

test('somebody who only knows number and e-mail stops nothing, and the shop is asked to do it by hand (P6)', async () => {
  const { form, warehouse } = await meetGuest();

  const { body } = await declare(await startSession(shop.app), form);

  expect(body.parcels).toBeNull();
  expect((await warehouse.order()).state).toBe('placed');
  expect(emailOf('withdrawal-notice')).toContain('Odoslanie zastavte ručne.');
});

test('goods that cannot be chosen any more are refused at their field, and a repeated request gets the first answer (P6)', async () => {
  const { guest, form, items } = await meetGuest();
  const part = { ...form, scope: 'part', lines: linesOf(items, 2) };
  const first = await declare(guest, part, 'chosen-1');

  const again = await declare(guest, part, 'chosen-1');
  const other = await declare(guest, part);

  expect(again.body).toEqual(first.body);
  expect([other.status, Object.keys(other.problem.validation)]).toEqual([422, ['goods']]);
});

test('ticked lines and own words are stored together: the lines count, the words wait for an employee (P6)', async () => {
  const { guest, form, items } = await meetGuest();

  const { body } = await declare(guest, { ...form, scope: 'part', goods: 'a tú kabelku', lines: linesOf(items, 1) });

  expect(body.goods).toBe(`${items[0]?.text}, 1 ks\na tú kabelku`);
  expect((await guest.send(readOwnOrder)).body.order?.items?.map(({ left }) => left)).toEqual([1, 1]);
  const row = await shop.db.selectFrom('withdrawal').select('readAt').executeTakeFirstOrThrow();
  expect(row.readAt).toBeNull();
});

test('a delivered order that was paid in cash needs an account, which is checked, shown in part and asked for if missing (P6, H18)', async () => {
  const { guest, form, items, warehouse } = await meetGuest();
  expect((await guest.send(readOwnOrder)).body.order?.needsBankAccount).toBe(false);
  await warehouse.deliver();
  expect((await guest.send(readOwnOrder)).body.order?.needsBankAccount).toBe(true);
  const part = { ...form, scope: 'part', holder: 'Jana Hrušková' };
  const wrong = await declare(guest, {
    ...part,
    lines: linesOf(items, 1),
    bankAccount: 'SK3112000000198742637542',
    holder: '',
  });
  expect(Object.keys(wrong.problem.validation).sort()).toEqual(['bankAccount', 'holder']);

  const given = await declare(guest, {
    ...part,
    lines: linesOf(items, 1),
    bankAccount: 'SK31 1200 0000 1987 4263 7541',
  });
  expect(given.body.refundTo).toBe('7541');
  expect(emailOf('withdrawal-receipt')).toContain('Peniaze pošleme na účet s koncovkou 7541.');
  expect(emailOf('withdrawal-receipt')).toMatch(/Posledný deň na odoslanie tovaru, ktorý máte: 5\.\sdecembra 2026/);
  expect(emailOf('withdrawal-notice')).not.toContain('19874263');
  shop.emails.length = 0;

  await declare(guest, { ...part, lines: linesOf(items, 0, 1) });
  expect(emailOf('withdrawal-receipt')).toContain('nemáme číslo vášho účtu');
});
