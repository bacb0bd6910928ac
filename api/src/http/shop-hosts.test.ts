import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an unknown host is refused with 421 before anything is done, and no e-mail is sent', async () => {
  const client = await startSession(shop.app, 'sk');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/base/newsletter/subscribe',
    headers: { host: 'sk.evil.example', cookie },
    payload: { email: 'jana@example.sk', source: 1 },
  });

  expect(answer.statusCode).toBe(421);
  expect(answer.json()).toMatchObject({ success: false, code: 'unknown-host', messages: [{ type: 'error' }] });
  await shop.sendEmails();
  expect(shop.emails).toEqual([]);
});

test('the health check responds under any host name', async () => {
  const { statusCode } = await shop.app.inject({ url: '/api/health', headers: { host: '10.0.0.7:3900' } });

  expect(statusCode).toBe(200);
});
