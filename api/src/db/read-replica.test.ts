import { setTimeout as pause } from 'node:timers/promises';
import { readProduct } from '@odeta/contracts';
import { createMetrics, type Metrics } from '@odeta/node/metrics';
import { type Replicated, startReplicated } from '../../testing/database/replicated-postgres.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../testing/shop/test-client.ts';

/** Half a minute: two servers of PostgreSQL and a seed. */
const inFull = process.env.TEST_SCOPE === 'full' ? describe : describe.skip;
const START_MS = 300_000;
/** Seconds. */
const MOST_AGE = 3;

inFull('a shop with a streaming replica', () => {
  let servers: Replicated;
  let metrics: Metrics;
  let shop: TestShop;
  beforeAll(async () => {
    servers = await startReplicated();
    await servers.primary.query('alter system reset synchronous_standby_names');
    await servers.primary.query('select pg_reload_conf()');
    metrics = createMetrics();
    const database = { url: servers.primary.url, readUrl: servers.replica.url, mostAge: MOST_AGE };
    shop = await openTestShop({ ...database, metrics });
  }, START_MS);
  afterAll(async () => {
    await shop?.close();
    await servers?.stop();
  }, START_MS);

  async function readingOf(series: string) {
    const lines = (await metrics.text()).split('\n');
    return Number(
      lines
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  }
  const readsFrom = (server: string) => readingOf(`odeta_reads_total{server="${server}"}`);

  async function whenUsable(expected: 0 | 1) {
    while ((await readingOf('odeta_replica_usable')) !== expected) await pause(50);
  }

  async function nameOf(client: TestClient) {
    const { status, body } = await client.send(readProduct, { slug: 'kabat' });
    expect(status).toBe(200);
    return body.name;
  }

  const rename = (name: string) =>
    shop.pool.query(`update product_text set name = $1 where country = 'sk' and slug = 'kabat'`, [name]);

  test('who has changed nothing reads from the replica, who may have changed something from the primary', async () => {
    await whenUsable(1);
    const before = { replica: await readsFrom('replica'), primary: await readsFrom('primary') };

    await nameOf(newClient(shop.app));
    expect(await readsFrom('replica')).toBe(before.replica + 1);
    await nameOf(await startSession(shop.app));
    expect(await readsFrom('primary')).toBe(before.primary + 1);
  });

  test('visitors see their own change at once and others within the limit, even if the replica does not receive it', async () => {
    await whenUsable(1);
    await servers.replica.query('select pg_wal_replay_pause()');
    const known = await startSession(shop.app);

    await rename('Kabát z replikácie');

    expect(await nameOf(known)).toBe('Kabát z replikácie');
    await whenUsable(0);
    expect(await nameOf(newClient(shop.app))).toBe('Kabát z replikácie');

    await servers.replica.query('select pg_wal_replay_resume()');
    await whenUsable(1);
    expect(await nameOf(newClient(shop.app))).toBe('Kabát z replikácie');
  });

  test('when the replica is killed every request is answered, and it is used again when it is back', async () => {
    await whenUsable(1);
    servers.replica.signal('SIGKILL');

    for (let count = 0; count < 10; count += 1) await nameOf(newClient(shop.app));

    await whenUsable(0);
    await servers.replica.start();
    await whenUsable(1);
  });
});
