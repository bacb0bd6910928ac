import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type ArchivedPostgres, startArchived } from '../../testing/database/archived-postgres.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop } from '../../testing/shop/shop.ts';

/** Half a minute: two servers of PostgreSQL, one after the other. */
const inFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;

let folder: string;
let servers: ArchivedPostgres | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-restore-'));
});
afterEach(async () => {
  await servers?.stop();
  rmSync(folder, { recursive: true, force: true });
});

inFull(
  'a restore to the moment before a mistake has every confirmed order, also those after the base backup',
  async () => {
    servers = await startArchived(folder);
    const shop = await openTestShop({ url: servers.url });
    const numbers: (string | undefined)[] = [];
    const orderSome = async (count: number) => {
      for (let placed = 0; placed < count; placed += 1) {
        const { body } = await order(await prepareBuyer(shop));
        numbers.push(body.hurraTagManager.orderId);
      }
    };
    await orderSome(2);
    const [backup] = await Promise.all([servers.backUp(), orderSome(3)]);
    await orderSome(2);
    const moment = await servers.now();
    await shop.pool.query('truncate shop_order cascade');
    await servers.archiveAll();
    await shop.close();
    await servers.destroy();

    const restored = await servers.restore(backup, moment);

    const rows = await restored.query<{ number: string }>('select number from shop_order');
    expect(rows.map(({ number }) => number).sort()).toEqual(numbers.sort());
  },
);
