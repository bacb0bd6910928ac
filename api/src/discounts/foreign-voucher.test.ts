import { useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a voucher of another customer is refused like an unknown one (L2)', async () => {
  const [jana, other] = [
    await meetCustomer(shop, 'sk', { email: 'jana@example.sk' }),
    await meetCustomer(shop, 'sk', { email: 'other@example.sk' }),
  ];
  await sql`
    insert into voucher (country, code, customer_id, value, remaining, valid_from)
    select 'sk', 'OWN-GIFT', id, 500, 500, ${TEST_DAY} from customer where email = 'jana@example.sk'
  `.execute(shop.db);
  for (const client of [jana, other]) await fillCart(shop, client, { 'DRESS-wine-s': 1 });

  const foreign = await other.send(useDiscountCode, { code: 'OWN-GIFT' });
  const unknown = await other.send(useDiscountCode, { code: 'NO-SUCH-GIFT' });
  const own = await jana.send(useDiscountCode, { code: 'own-gift' });

  expect(foreign.status).toBe(422);
  expect([foreign.status, foreign.problem]).toEqual([unknown.status, unknown.problem]);
  expect(own.body.vouchers).toMatchObject([{ name: 'OWN-GIFT', amount: 5 }]);
});
