import { setTimeout as pause } from 'node:timers/promises';
import { createLogLines } from '../../testing/shop/log-lines.ts';
import { openTestShop } from '../../testing/shop/shop.ts';

test('a part that began before the failure log was there is reported when the database fails, and the server answers on', async () => {
  const { log, lines } = createLogLines('error');
  const shop = await openTestShop({ log });
  const { query } = shop.pool;
  shop.pool.query = (() => Promise.reject(new Error('The database does not answer'))) as never;

  // The clock is compared with the database's every ten seconds.
  while (!lines.some(({ part }) => part === 'clock')) await pause(100);

  shop.pool.query = query;
  expect((await shop.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  await shop.close();
});
