import process from 'node:process';
import { startPooler } from '../../testing/database/pooler.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { startApi } from '../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { movedTo } from '../../testing/shop/test-client.ts';
import { roleSettings } from './database.ts';

/** Half a minute each; `test:full` installs PgBouncer or says that it is missing. */
const ifInstalled = process.env.TEST_SCOPE === 'full' && process.env.PGBOUNCER ? test : test.skip;
const BUYERS = 12;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ name: 'pooled' });
  for (const setting of roleSettings()) await shop.pool.query(setting);
});
afterAll(() => shop.close());

ifInstalled.each(['session', 'transaction'] as const)(
  'in %s mode twelve buyers who order at once over three connections get their orders',
  async (mode) => {
    const pooler = await startPooler(shop.url, mode);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => prepareBuyer(shop)));
    const api = await startApi(pooler.url, {
      env: {
        DATABASE_DIRECT_URL: shop.url,
        DATABASE_POOLER: '1',
        DATABASE_CONNECTIONS: mode === 'session' ? '3' : '10',
      },
    });

    const answers = await Promise.all(buyers.map((buyer) => order(movedTo(api.app, buyer))));

    await api.kill();
    await pooler.stop();
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  },
);

test('the settings of sessions are defaults of the user, because a pooler takes none', async () => {
  const { rows } = await shop.pool.query<{ settings: string[] }>(
    `select setconfig as settings from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = current_database()`,
  );

  expect(rows.flatMap(({ settings }) => settings).sort()).toEqual([
    'idle_in_transaction_session_timeout=30000',
    'lock_timeout=10000',
    'statement_timeout=20000',
    'work_mem=16MB',
  ]);
});
