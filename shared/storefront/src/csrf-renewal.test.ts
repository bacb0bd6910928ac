import { leaveShop, readCsrf } from '@odeta/contracts';
import { createTestStorefront, refuses } from './testing/create-test-storefront.ts';

const stale = { code: 'csrf', status: 403, body: { invalidCsrf: true } };

test('a token that is refused a successor is not asked for again: a clock may be wrong, a server has none (G5, K7)', async () => {
  const storefront = createTestStorefront({ api: [refuses(leaveShop, stale), refuses(readCsrf, stale)] });

  await expect(storefront.api.send(leaveShop, { timestamp: 1 })).rejects.toMatchObject({ code: 'csrf' });

  expect(storefront.sent.map(({ path }) => path)).toEqual([leaveShop.path, readCsrf.path]);
});
