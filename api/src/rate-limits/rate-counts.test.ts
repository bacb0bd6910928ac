import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { createSharedCounts } from './rate-counts.repository.ts';
import { createMemoryCounts, type RateCounts } from './rate-counts.ts';

const MINUTE = 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stores: [name: string, open: () => RateCounts][] = [
  ['of this process', () => createMemoryCounts()],
  ['in the database', () => createSharedCounts(shop.db)],
];

test.each(stores)('the counts %s are per key and return the time until their reset', async (name, open) => {
  const counts = open();
  const first = await counts.increment(`one ${name}`, MINUTE);
  const second = await counts.increment(`one ${name}`, MINUTE);
  const other = await counts.increment(`other ${name}`, MINUTE);

  expect([first.count, second.count, other.count]).toEqual([1, 2, 1]);
  expect(second.resetMs).toBeGreaterThan(0);
  expect(second.resetMs).toBeLessThanOrEqual(MINUTE);
});

test.each(stores)('the counts %s include every one of several simultaneous requests', async (name, open) => {
  const counts = open();

  const all = await Promise.all(Array.from({ length: 40 }, () => counts.increment(`at once ${name}`, MINUTE)));

  expect(all.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
});

test('in memory, an expired window starts again', async () => {
  const clock = { time: 1000 };
  const counts = createMemoryCounts({ now: () => clock.time });
  await counts.increment('key', MINUTE);
  await counts.increment('key', MINUTE);
  clock.time += MINUTE;

  expect(await counts.increment('key', MINUTE)).toEqual({ count: 1, resetMs: MINUTE });
});

test('in the database, an expired window starts again', async () => {
  const counts = createSharedCounts(shop.db);
  await counts.increment('over', MINUTE);
  await shop.db
    .updateTable('rateCount')
    .set({ resetAt: new Date(0) })
    .where('key', '=', 'over')
    .execute();

  expect(await counts.increment('over', MINUTE)).toMatchObject({ count: 1 });
});

test('two processes that share a database share their counts', async () => {
  const [one, other] = [createSharedCounts(shop.db), createSharedCounts(shop.db)];
  await one.increment('shared', MINUTE);

  expect(await other.increment('shared', MINUTE)).toMatchObject({ count: 2 });
});

test('memory counts do not grow with the number of made-up addresses', async () => {
  const counts = createMemoryCounts({ size: 2 });
  for (const key of ['first', 'second', 'third']) await counts.increment(key, MINUTE);

  expect(await counts.increment('third', MINUTE)).toMatchObject({ count: 2 });
  expect(await counts.increment('first', MINUTE)).toMatchObject({ count: 1 });
});
