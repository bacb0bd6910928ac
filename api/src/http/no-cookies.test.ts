import { leaveShop, readCsrf } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a browser that sends no cookies is told so, for a change and for a new token, instead of an expired page', async () => {
  const client = await startSession(shop.app);
  client.cookies.clear();
  const change = await client.send(leaveShop, { timestamp: 1 });
  client.cookies.clear();
  const renewal = await client.send(readCsrf, {}, { public: '1', private: '2' });

  for (const { status, problem } of [change, renewal]) {
    expect([status, problem.code, problem.body]).toEqual([403, 'csrf', { invalidCsrf: true, noCookies: true }]);
    expect(problem.messages[0]?.message).toContain('Prehliadač neukladá súbory cookie');
  }
});
