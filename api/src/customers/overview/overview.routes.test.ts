import { editCustomer, readAccount } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { customers } from '../../../testing/people/buyer.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the account overview counts only the customer’s own codes and club membership (P1)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'jana@example.sk' });
  const other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  await sql`
    update discount_code set customer_id = (select id from customer where email = 'jana@example.sk')
    where code in ('TEN', 'ONCE') and country = 'sk'
  `.execute(shop.db);
  await sql`
    insert into club_membership (customer_id, valid_from, valid_until, fee)
    select id, ${TEST_DAY} - 100, ${TEST_DAY} + 20, 599 from customer where email = 'jana@example.sk'
  `.execute(shop.db);

  const { body } = await jana.send(readAccount);

  expect(body.account).toMatchObject({
    firstName: customers.sk.firstName,
    email: 'jana@example.sk',
    userCodes: { count: 2 },
  });
  expect(body.account.customerNumber).toMatch(/^\d{8}$/);
  expect(body.account.club).toMatchObject({ active: true, percent: 10 });
  expect((await other.send(readAccount)).body.account).toMatchObject({
    userCodes: { count: 0 },
    club: { active: false, until: null },
  });
});

test('a guest with or without customer data cannot read an account (R21)', async () => {
  const guest = await startSession(shop.app, 'sk');
  await guest.send(editCustomer, customers.sk);
  const stranger = await startSession(shop.app, 'sk');

  expect((await guest.send(readAccount)).problem.code).toBe('log-in-required');
  expect((await stranger.send(readAccount)).status).toBe(401);
});
