import { changeClubStatus, readCheckoutInit, useDiscountCode } from '@odeta/shared/contracts';
import { sql } from 'kysely';
import { meetBuyer, order } from '../../testing/buyer.ts';
import { emptyOrders } from '../../testing/empty-orders.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import type { TestVisitor } from '../../testing/visitor.ts';
import { giveBack } from '../shop/redeem.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ connections: 20 });
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate club_membership cascade`.execute(shop.db);
  await sql`update stock set on_hand = 500`.execute(shop.db);
  await sql`update discount_code set uses = 0`.execute(shop.db);
  await sql`update voucher set remaining = value`.execute(shop.db);
});
afterAll(() => shop.close());

const usesOf = (code: string) =>
  shop.db.selectFrom('discountCode').select('uses').where('code', '=', code).executeTakeFirstOrThrow();
const leftOf = (code: string) =>
  shop.db.selectFrom('voucher').select('remaining').where('code', '=', code).executeTakeFirstOrThrow();
const lastOrder = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();
const totalOf = async (buyer: TestVisitor) => (await buyer.send(readCheckoutInit)).body.summary.total;

async function meetWithCode(code: string) {
  const buyer = await meetBuyer(shop);
  await buyer.send(useDiscountCode, { code });
  return { buyer, total: await totalOf(buyer) };
}

test('of fifty buyers with the same single-use code one gets it, the others see the new total (L1)', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => meetWithCode('ONCE')));

  const answers = await Promise.all(buyers.map(({ buyer, total }) => order(buyer, { total })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem.code === 'total-changed')).toHaveLength(49);
  expect(await usesOf('ONCE')).toEqual({ uses: 1 });
  const orders = await shop.db.selectFrom('shopOrder').select('discountCodeCost').execute();
  expect(orders).toEqual([{ discountCodeCost: 1250 }]);
});

test('who was too late is told why, and orders at the full price with the next press', async () => {
  const first = await meetWithCode('ONCE');
  const second = await meetWithCode('ONCE');
  await order(first.buyer, { total: first.total });

  const refused = await order(second.buyer, { total: second.total });
  const now = await second.buyer.send(readCheckoutInit);
  const placed = await order(second.buyer, { total: now.body.summary.total });

  expect(refused.problem.code).toBe('total-changed');
  expect(now.body.discountCode).toMatchObject({ state: 'used', message: 'Tento kód už bol použitý.' });
  expect(placed.status).toBe(200);
});

test('a voucher of thirty pays thirty once, however many orders want it at the same time (L2)', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => meetWithCode('GIFT')));

  const answers = await Promise.all(buyers.map(({ buyer, total }) => order(buyer, { total })));

  const { rows } = await sql<{ spent: number }>`select sum(voucher_discount) as spent from shop_order`.execute(shop.db);
  const { remaining } = await leftOf('GIFT');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(Number(rows[0]?.spent) + remaining).toBe(3000);
});

test('what an order used up is given back once, however often that is asked for', async () => {
  const { buyer } = await meetWithCode('ONCE');
  await buyer.send(useDiscountCode, { code: 'SMALL-GIFT' });
  await order(buyer);
  const { id } = await lastOrder();
  expect([await usesOf('ONCE'), await leftOf('SMALL-GIFT')]).toEqual([{ uses: 1 }, { remaining: 0 }]);

  await Promise.all([1, 2, 3].map(() => shop.db.transaction().execute((trx) => giveBack(trx, id))));

  expect([await usesOf('ONCE'), await leftOf('SMALL-GIFT')]).toEqual([{ uses: 0 }, { remaining: 200 }]);
});

test('a refused order uses nothing up', async () => {
  const { buyer } = await meetWithCode('ONCE');

  const refused = await order(buyer, { basketConsents: [] });

  expect(refused.status).toBe(422);
  expect(await usesOf('ONCE')).toEqual({ uses: 0 });
});

async function meetMember(days: number | null = null) {
  const buyer = await meetBuyer(shop);
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
      values (${customerId}, current_date - 300, current_date + ${days}::int, 599)
    `.execute(shop.db);
  }
  return buyer;
}

const memberships = async () => {
  const { rows } = await sql<{ fee: number; days: number; from: number }>`
    select fee, valid_until - valid_from as days, valid_from - current_date as from
    from club_membership where order_id is not null
  `.execute(shop.db);
  return rows;
};

test('who joins pays the fee, has the discount at once, and is a member for half a year (L3)', async () => {
  const buyer = await meetMember();

  const { body } = await buyer.send(changeClubStatus, { checked: true });
  await order(buyer, { total: body.summary.total });

  expect(body.club).toMatchObject({ name: 'Klub ODETA', active: false, checked: true, disabled: false });
  expect(body.summary).toMatchObject({ clubDiscount: 2.5, clubFee: 5.99, conditionalClubFee: null });
  expect(body).toMatchObject({ shipping: 'courier', payment: 'cod' });
  expect(await lastOrder()).toMatchObject({ clubDiscount: 250, clubFee: 599 });
  const [membership] = await memberships();
  expect(membership).toMatchObject({ fee: 599, from: 0 });
  expect(membership?.days).toBeGreaterThan(175);
});

test('the membership can be taken off the order again (L3)', async () => {
  const buyer = await meetMember();
  await buyer.send(changeClubStatus, { checked: true });

  const { body } = await buyer.send(changeClubStatus, { checked: false });
  await order(buyer, { total: body.summary.total });

  expect(body.club).toMatchObject({ checked: false });
  expect(body.club?.message).toMatch(/Ušetríte 2,50\s€, členstvo na 6 mesiacov stojí 5,99\s€/);
  expect(body.summary).toMatchObject({ clubDiscount: 0, clubFee: 0, conditionalClubFee: 5.99 });
  expect(await memberships()).toEqual([]);
});

test('a member has his discount without a fee, and renews from where his time ends (L3)', async () => {
  const buyer = await meetMember(20);

  const before = await buyer.send(readCheckoutInit);
  await buyer.send(changeClubStatus, { checked: true });
  await order(buyer);

  expect(before.body.club).toMatchObject({ active: true, checked: false, disabled: false });
  expect(before.body.club?.message).toMatch(/Predĺženie o 6 mesiacov/);
  expect(before.body.summary).toMatchObject({ clubDiscount: 2.5, clubFee: 0 });
  expect(await memberships()).toMatchObject([{ from: 20 }]);
});

test.each([
  ['a guest', () => meetBuyer(shop), /po prihlásení/, false],
  ['a member with time left', () => meetMember(100), /Ste členom/, true],
])('%s cannot buy a membership and reads why (L3)', async (_, meetOne, words, active) => {
  const buyer = await meetOne();

  const { body } = await buyer.send(readCheckoutInit);
  const refused = await buyer.send(changeClubStatus, { checked: true });

  expect(body.club).toMatchObject({ active, checked: false, disabled: true });
  expect(body.club?.message).toMatch(words);
  expect([refused.status, refused.problem.code]).toEqual([409, 'club-not-offered']);
});

test('an order that was not paid takes its membership with it (L3)', async () => {
  const buyer = await meetMember();
  await buyer.send(changeClubStatus, { checked: true });
  await order(buyer);
  const { id } = await lastOrder();

  await shop.db.transaction().execute((trx) => giveBack(trx, id));

  expect(await memberships()).toEqual([]);
});
