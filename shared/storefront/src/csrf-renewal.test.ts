import { leaveShop, readCsrf } from '@odeta/contracts';
import { createTestStorefront, refuses } from './testing/create-test-storefront.ts';

const stale = { code: 'csrf', status: 403, body: { invalidCsrf: true } };

test('a refused request for a new CSRF token is not repeated, so that a wrong clock causes no endless loop (G5, K7)', async () => {
  const storefront = createTestStorefront({ api: [refuses(leaveShop, stale), refuses(readCsrf, stale)] });

  await expect(storefront.api.send(leaveShop, { timestamp: 1 })).rejects.toMatchObject({ code: 'csrf' });

  expect(storefront.sent.map(({ path }) => path)).toEqual([leaveShop.path, readCsrf.path]);
});
