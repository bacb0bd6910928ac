import { createCsrfToken } from '@odeta/node/csrf-token';
import { everyRoute } from '../../testing/requests/parametrised-routes.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

/** Requests of servers, which authenticate them by a key, a signature or the token of a link. */
const ofServers = /^\/api\/(payments\/(webhooks|notices)|warehouse|partners|staff|unsubscribe)\//;

/** A page without scripts, whose forms have no token. */
const PAGE = '/api/dev/live-chat';

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
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining([PAGE]));

  for (const { path } of routes) {
    const { status, problem } = await send(path.replace(/[:*]\w*/g, '1'), site);
    expect([path, status, problem.code]).toEqual([path, 403, 'csrf']);
  }
});

test.each<[number, Record<string, string>]>([
  [403, {}],
  [303, { origin: 'http://sk.localhost:3000' }],
  [303, { referer: 'http://sk.localhost:3000/api/dev/live-chat' }],
])('a form without a token gets %i with the headers %j', async (status, site) => {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: PAGE, payload: 'id=x' },
    headers: { host: 'sk.localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...site },
  });

  expect(answer.statusCode).toBe(status);
});
