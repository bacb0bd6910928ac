import { changeClubStatus, readCheckoutInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { dayOf } from '../settings/country-day.ts';
import { releaseDiscounts } from './apply-discounts.ts';

let shop: TestShop;
beforeAll(async () => {
  // The database says when a membership begins.
  shop = await openTestShop({ now: () => new Date() });
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate club_membership cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const today = dayOf('sk', sql`now()`);

const lastOrder = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();

async function meetMember(days: number | null = null) {
  const buyer = await prepareBuyer(shop);
  const { customerId } = await shop.db
    .selectFrom('session')
    .select('customerId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await sql`update customer set password_hash = 'x', email = gen_random_uuid() || '@example.sk' where id = ${customerId}`.execute(
    shop.db,
  );
  if (days !== null) {
    await sql`
      insert into club_membership (customer_id, valid_from, valid_until, fee)
      values (${customerId}, ${today} - 300, ${today} + ${days}::int, 599)
    `.execute(shop.db);
  }
  return buyer;
}

const memberships = async () => {
  const { rows } = await sql<{ fee: number; days: number; from: number | null }>`
    select fee, valid_until - valid_from as days, valid_from - ${today} as from
    from club_membership where order_id is not null
  `.execute(shop.db);
  return rows;
};

/** Changes an order as the warehouse's events do. */
async function change(orderId: string, values: { paymentState?: 'paid' | 'refunded'; state?: 'review' | 'cancelled' }) {
  await shop.db.updateTable('shopOrder').set(values).where('id', '=', orderId).execute();
}

test('a new club member pays the fee, gets the discount at once, and is a member for half a year from payment (L3)', async () => {
  const buyer = await meetMember();

  const { body } = await buyer.send(changeClubStatus, { checked: true });
  await order(buyer, { total: body.summary.total });

  expect(body.club).toMatchObject({ name: 'Klub ODETA', active: false, checked: true, disabled: false });
  expect(body.summary).toMatchObject({ clubDiscount: 2.5, clubFee: 5.99, conditionalClubFee: null });
  expect(body).toMatchObject({ shipping: 'courier', payment: 'cod' });
  expect(await lastOrder()).toMatchObject({ clubDiscount: 250, clubFee: 599 });
  expect(await memberships()).toMatchObject([{ fee: 599, from: null }]);
  await change((await lastOrder()).id, { paymentState: 'paid' });
  const [membership] = await memberships();
  expect(membership).toMatchObject({ fee: 599, from: 0 });
  expect(membership?.days).toBeGreaterThan(175);
});

test('a customer can join before anything is in the cart (L3)', async () => {
  const buyer = await meetMember();
  await sql`delete from cart`.execute(shop.db);

  const { body } = await buyer.send(changeClubStatus, { checked: true });

  expect(body.club).toMatchObject({ checked: true });
});

test('the membership can be removed from the order (L3)', async () => {
  const buyer = await meetMember();
  await buyer.send(changeClubStatus, { checked: true });

  const { body } = await buyer.send(changeClubStatus, { checked: false });
  await order(buyer, { total: body.summary.total });

  expect(body.club).toMatchObject({ checked: false });
  expect(body.club?.message).toMatch(/Ušetríte 2,50\s€, členstvo na 6 mesiacov stojí 5,99\s€/);
  expect(body.summary).toMatchObject({ clubDiscount: 0, clubFee: 0, conditionalClubFee: 5.99 });
  expect(await memberships()).toEqual([]);
});

test('a member gets the discount without a fee, and a renewal starts at the end of the membership (L3)', async () => {
  const buyer = await meetMember(20);

  const before = await buyer.send(readCheckoutInit);
  await buyer.send(changeClubStatus, { checked: true });
  await order(buyer);

  expect(before.body.club).toMatchObject({ active: true, checked: false, disabled: false });
  expect(before.body.club?.message).toMatch(/Predĺženie o 6 mesiacov/);
  expect(before.body.summary).toMatchObject({ clubDiscount: 2.5, clubFee: 0 });
  await change((await lastOrder()).id, { state: 'review' });
  expect(await memberships()).toMatchObject([{ from: 20 }]);
});

test('a membership does not count until its order is paid, and cannot be bought again meanwhile (L3)', async () => {
  const buyer = await meetMember();
  await buyer.send(changeClubStatus, { checked: true });
  await order(buyer);

  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  const { body } = await buyer.send(readCheckoutInit);

  expect(body.club).toMatchObject({ active: false, disabled: true, message: expect.stringMatching(/už objednali/) });
  expect(body.summary.clubDiscount).toBe(0);
});

test.each([{ paymentState: 'refunded' }, { state: 'cancelled' }] as const)(
  'a membership ends with its order: %j (L3)',
  async (values) => {
    const buyer = await meetMember();
    await buyer.send(changeClubStatus, { checked: true });
    await order(buyer);
    const { id } = await lastOrder();
    await change(id, { paymentState: 'paid' });

    await change(id, values);

    expect(await memberships()).toEqual([]);
  },
);

test.each([
  ['a guest', () => prepareBuyer(shop), /po prihlásení/, false],
  ['a member with time left', () => meetMember(100), /Ste členom/, true],
])('%s cannot buy a membership and sees the reason (L3)', async (_, meetOne, words, active) => {
  const buyer = await meetOne();

  const { body } = await buyer.send(readCheckoutInit);
  const refused = await buyer.send(changeClubStatus, { checked: true });

  expect(body.club).toMatchObject({ active, checked: false, disabled: true });
  expect(body.club?.message).toMatch(words);
  expect([refused.status, refused.problem.code]).toEqual([409, 'club-not-offered']);
});

test('an unpaid order that is released loses its membership (L3)', async () => {
  const buyer = await meetMember();
  await buyer.send(changeClubStatus, { checked: true });
  await order(buyer);
  const { id } = await lastOrder();

  await shop.db.transaction().execute((trx) => releaseDiscounts(trx, id));

  expect(await memberships()).toEqual([]);
});
