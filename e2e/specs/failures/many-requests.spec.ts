import { type APIRequestContext, request } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const PAGES = 700;
const AT_ONCE = 10;

/** A client with a network address, without a browser. */
function startClient(port: number, address: string, host: string) {
  return request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { 'x-forwarded-for': address, 'x-forwarded-host': host },
  });
}

async function openOften(client: APIRequestContext) {
  const statuses: number[] = [];
  const open = async () => {
    while (statuses.length < PAGES) statuses.push((await client.get('/cart', { headers: { cookie: '' } })).status());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return statuses;
}

test('700 cart requests from one address get only 200 or 429, and other visitors still get complete pages', {
  tag: '@full',
}, async ({ shop }) => {
  test.slow();
  const attacker = await startClient(shop.port, '203.0.113.1', 'sk.localhost');
  const other = await startClient(shop.port, '203.0.113.2', 'sk.localhost');

  const statuses = await openOften(attacker);
  const [cart, category] = [await other.get('/cart'), await other.get('/c/zeny')];

  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect([cart.status(), category.status()]).toEqual([200, 200]);
  for (const page of [cart, category]) expect(await page.text()).toContain('"complete":true');
});
