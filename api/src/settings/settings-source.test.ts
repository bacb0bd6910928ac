import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { createSettingsSource } from './settings-source.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function openSource() {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const source = await createSettingsSource(shop.db, {
    maxAgeMs: 5000,
    now: () => clock.now,
    onError: (error) => errors.push(error),
  });
  return { source, clock, errors };
}

async function renewVersion() {
  await shop.db
    .updateTable('reference')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

test('after a pause the first request gets the current settings, and in steady traffic nobody waits', async () => {
  const { source, clock } = await openSource();
  const first = source.current().version;
  await renewVersion();

  clock.now = 9000;
  await source.whenCurrent();
  expect(source.current().version).toBe(first);

  await source.refresh();
  await renewVersion();
  clock.now = 3_600_000;
  await source.whenCurrent();
  expect(source.current().version).toBe(first + 2);
});

test('if they cannot be loaded, the known settings stay and the failure is reported', async () => {
  const { source, clock, errors } = await openSource();
  const known = source.current();
  await shop.db.schema.alterTable('reference').renameTo('reference_elsewhere').execute();
  clock.now = 60_000;

  await source.whenCurrent();
  await shop.db.schema.alterTable('reference_elsewhere').renameTo('reference').execute();

  expect(source.current()).toBe(known);
  expect(errors).toHaveLength(1);
});
