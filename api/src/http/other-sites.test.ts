import { createCsrfToken } from '@odeta/node/csrf-token';
import { ask, MODERATION } from '../../testing/people/reviews.ts';
import { everyRoute } from '../../testing/requests/parametrised-routes.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

/** Requests of servers, which authenticate them by a key, a signature or the token of a link. */
const ofServers = /^\/api\/(payments\/(webhooks|notices)|warehouse|partners|staff|unsubscribe)\//;

let shop: TestShop;
let client: TestClient;
beforeAll(async () => {
  shop = await openTestShop({ config: { DEMO: true } });
  client = await startSession(shop.app);
});
afterAll(() => shop.close());

/** What a browser sends with a form on another site, with a CSRF token as if it was stolen. */
const send = (url: string, site: Record<string, string>) => {
  const headers = { 'x-csrf-token': createCsrfToken(TEST_SECRET, client.cookies.get('sid') ?? ''), ...site };
  return client.sendRaw({ method: 'POST', url, headers, payload: {} });
};

test.each<Record<string, string>>([
  { origin: 'https://evil.test' },
  { origin: 'http://pl.localhost:3000' },
  { origin: 'null' },
  { referer: 'https://evil.test/page' },
  { 'sec-fetch-site': 'same-site' },
])('every route for pages refuses a request with %j, whatever its token', async (site) => {
  const routes = everyRoute(shop.app).filter(({ method, path }) => method === 'POST' && !ofServers.test(path));
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining([MODERATION, '/api/dev/live-chat']));

  for (const { path } of routes) {
    const { status, problem } = await send(path.replace(/[:*]\w*/g, '1'), site);
    expect([path, status, problem.code]).toEqual([path, 403, 'csrf']);
  }
});

test.each<[number, Record<string, string>]>([
  [403, {}],
  [422, { origin: 'http://sk.localhost:3000' }],
  [422, { referer: 'http://sk.localhost:3000/api/moderation/reviews' }],
])('a form without a token gets %i with the headers %j', async (status, site) => {
  const answer = await ask(shop, {
    ...{ method: 'POST', url: MODERATION, payload: 'id=x' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...site },
  });

  expect(answer.statusCode).toBe(status);
});
