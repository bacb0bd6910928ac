import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { takeAttempt } from './attempts.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an attempt in a transaction that began before another attempt does not have to wait for it (K7)', async () => {
  const limits = { free: 3, most: 6, blockSeconds: 60, forgetSeconds: 3600 };

  const [other, own] = await shop.db.transaction().execute(async (trx) => {
    await sql`select now()`.execute(trx);
    return [await takeAttempt(shop.db, limits, 'login'), await takeAttempt(trx, limits, 'login')] as const;
  });

  expect(other).toEqual({ count: 1, waitSeconds: 0, isAllowed: true });
  expect(own).toEqual({ count: 2, waitSeconds: 0, isAllowed: true });
});
