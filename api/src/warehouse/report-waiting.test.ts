import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { reportWaiting } from './report-waiting.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function reportedIn(minutes: number) {
  const reports: string[] = [];
  const now = () => new Date(Date.now() + minutes * 60_000);
  await reportWaiting({ db: shop.db, now }, ({ message }) => reports.push(message));
  return reports;
}

test('an event that has waited 15 minutes for the previous one is reported with its order, until that one arrives (P4)', async () => {
  await order(await prepareBuyer(shop, { 'DRESS-wine-s': 1 }));
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  const warehouse = await openWarehouse(shop.app, number);
  await warehouse.report('delivered', { parcel: 'p' }, { sequence: 2 });

  expect(await reportedIn(14)).toEqual([]);
  expect(await reportedIn(16)).toEqual([
    expect.stringMatching(new RegExp(`^Event 2 of order ${number} has waited since .* for event 1$`)),
  ]);

  await warehouse.report('accepted', {}, { sequence: 1 });
  expect(await reportedIn(16)).toEqual([]);
});
