import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startAndEndDue } from './start-and-end.ts';

const SKU = 'DRESS-wine-s';
const DAY = 86_400_000;
let now = TEST_NOW;
let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  owner = await openEmployee(shop, 'merchandiser', 'Mila');
});
beforeEach(async () => {
  now = TEST_NOW;
  await shop.db.deleteFrom('changeSet').execute();
  await sql`update price set price = 5000, price_promo = null, price_old = null where country = 'sk'`.execute(shop.db);
  await sql`delete from price_history where country = 'sk'`.execute(shop.db);
  await sql`
    insert into price_history (variant_id, country, since, price) select id, 'sk', '2026-01-01', 5000 from variant
  `.execute(shop.db);
});
afterAll(() => shop.close());

const price = (amount: number, promo: number | null = null): ProposedChange => ({
  ...{ kind: 'price', country: 'sk', key: SKU, value: { price: amount, promo } },
});
const inDays = (days: number) => {
  now = new Date(TEST_NOW.getTime() + days * DAY);
};

async function asked() {
  const { rows } = await sql<{ price: number; promo: number | null; lowest: number | null }>`
    select price, price_promo as promo, price_old as lowest
    from price join variant v on v.id = variant_id where sku = ${SKU} and country = 'sk'
  `.execute(shop.db);
  return rows[0];
}

test('a promotion is compared with the lowest price of the 30 days before it, and with no older one', async () => {
  await owner.change(price(4000));
  inDays(10);
  await owner.change(price(5000));
  inDays(39);
  await owner.change(price(5000, 3500));
  expect(await asked()).toEqual({ price: 5000, promo: 3500, lowest: 4000 });

  await owner.change(price(5000));
  inDays(90);
  await owner.change(price(5000, 3500));
  expect(await asked()).toEqual({ price: 5000, promo: 3500, lowest: 5000 });
});

test('a price that was asked for some hours only counts, too', async () => {
  await owner.change(price(3000));
  await owner.change(price(5000));
  inDays(20);

  const { status, validation } = await owner.change(price(5000, 3500));
  expect([status, validation]).toEqual([
    422,
    { 'changes.0.value.promo': ['must be below the lowest price of the last 30 days, which was 3000'] },
  ]);
  await owner.change(price(5000, 2900));
  expect(await asked()).toMatchObject({ promo: 2900, lowest: 3000 });
});

test('a promotion that goes on keeps what it is compared with, and a lower one is compared with the former', async () => {
  await owner.change(price(5000, 4000));
  inDays(5);
  await owner.change(price(5500, 4000));
  expect(await asked()).toEqual({ price: 5500, promo: 4000, lowest: 5000 });

  await owner.change(price(5500, 3000));
  expect(await asked()).toEqual({ price: 5500, promo: 3000, lowest: 4000 });
});

test('a promotion that was ended by mistake comes back as it was', async () => {
  await owner.change(price(5000, 4000));
  inDays(5);
  const ended = await owner.change(price(5000));
  await owner.post(`/changes/${ended.body.changeSet?.id}/undo`);

  expect(await asked()).toEqual({ price: 5000, promo: 4000, lowest: 5000 });
});

test('after a lower price the former promotion price comes back, and is no reduction any more', async () => {
  await owner.change(price(5000, 4000));
  inDays(5);
  await owner.post('/changes', { reason: 'Weekend', changes: [price(5000, 2000)], until: '2026-11-28T00:00' });
  expect(await asked()).toMatchObject({ promo: 2000, lowest: 4000 });
  inDays(8);
  await startAndEndDue({ db: shop.db, now: () => now }, () => undefined);

  expect(await asked()).toEqual({ price: 4000, promo: null, lowest: null });
});
