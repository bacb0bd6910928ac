import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { demoStaffKey, keepDemoStaff } from './demo-staff.ts';
import { findMemberByKey } from './staff-member.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('only a demonstration has an employee to try, once, and a shop for customers ends it', async () => {
  const secret = 'a secret of this test';
  const key = demoStaffKey(secret);
  const find = async () => (await findMemberByKey(shop.db, key))?.name;

  await keepDemoStaff(shop.db, { secret, isDemo: false });
  expect(await find()).toBeUndefined();
  for (const _ of [1, 2]) await keepDemoStaff(shop.db, { secret, isDemo: true });
  expect(await find()).toBe('Demo');
  expect(await findMemberByKey(shop.db, demoStaffKey('another secret'))).toBeUndefined();

  await keepDemoStaff(shop.db, { secret, isDemo: false });
  expect(await find()).toBeUndefined();
});
