import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop } from '../../testing/shop/shop.ts';
import { createDiskState, tryToWrite } from './disk-state.ts';

const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' });

test('with a full disk an order is refused as busy and not stored, and the health check reports the disk (M3)', async () => {
  const shop = await openTestShop({ name: 'full_disk' });
  const buyer = await prepareBuyer(shop);
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`.execute(shop.db);
  await sql`create trigger no_room before insert on order_item for each row execute function no_room()`.execute(
    shop.db,
  );

  const before = (await shop.app.inject('/api/health')).json();
  const { status, problem } = await order(buyer);
  const after = (await shop.app.inject('/api/health')).json();
  const orders = await shop.db.selectFrom('shopOrder').select('id').execute();
  await sql`drop trigger no_room on order_item`.execute(shop.db);
  const again = await order(buyer);
  await shop.close();

  expect([status, problem.code]).toEqual([503, 'busy']);
  expect(orders).toEqual([]);
  expect([before.parts.disk, after.parts.disk]).toEqual(['ok', 'full']);
  expect(again.status).toBe(200);
});

test('a full disk is reported as full until a write succeeds', async () => {
  const clock = { now: 0 };
  const writes: (() => Promise<void>)[] = [() => Promise.reject(diskFull), () => Promise.resolve()];
  const disk = createDiskState(
    () => writes.shift()?.() ?? Promise.reject(new Error('nobody should write now')),
    () => clock.now,
  );
  const seen: boolean[] = [await disk.isFull()];

  disk.notice(diskFull);
  for (const now of [1_000, 10_001, 15_000, 20_002, 30_003]) {
    clock.now = now;
    seen.push(await disk.isFull());
  }

  expect(seen).toEqual([false, true, true, true, false, false]);
});

test('the write probe runs on the database and can be repeated', async () => {
  const shop = await openTestShop({ name: 'room' });

  await tryToWrite(shop.db);
  await tryToWrite(shop.db);

  await shop.close();
});
