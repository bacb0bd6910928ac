import { openEmployee } from '../../testing/people/employee.ts';
import { STAFF_ORIGIN, StaffBrowser } from '../../testing/people/staff-browser.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const KEY = 'the key of this test';
const PAGE = '/api/moderation/reviews';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { MODERATION_KEY: KEY } });
});
afterAll(() => shop.close());

async function logIn(role: 'service' | 'editor') {
  const { key } = await openEmployee(shop, role);
  const browser = new StaffBrowser(shop.app);
  await browser.logIn(key);
  return browser;
}

const open = (cookie: string, { host = new URL(STAFF_ORIGIN).host, origin = '' } = {}) =>
  shop.app.inject({
    method: origin ? 'POST' : 'GET',
    url: PAGE,
    headers: { host, cookie, ...(origin && { origin, 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(origin && { payload: 'id=1&readAt=2026-11-29T10:00:00.000Z&do=publish' }),
  });

test('an employee whose role decides opens the pages with the log-in alone, and it is recorded', async () => {
  const { cookie } = await logIn('service');

  expect((await open(cookie)).statusCode).toBe(200);
  expect((await open(cookie, { origin: STAFF_ORIGIN })).statusCode).toBe(303);

  const acts = await shop.db
    .selectFrom('staffAct')
    .select('reason')
    .where('act', '=', 'decide')
    .orderBy('id')
    .execute();
  expect(acts.map(({ reason }) => reason)).toEqual([`GET ${PAGE}`, `POST ${PAGE}`]);
});

test('other roles, other hosts and other sites are refused; the key still works', async () => {
  const editor = await logIn('editor');
  expect((await open(editor.cookie)).statusCode).toBe(403);
  const refused = await shop.db.selectFrom('staffRefusal').select(['act', 'subject']).execute();
  expect(refused).toEqual([{ act: 'decide', subject: `GET ${PAGE}` }]);

  expect((await open(editor.cookie, { host: 'sk.localhost:3000' })).statusCode).toBe(401);
  expect((await open(editor.cookie, { origin: 'http://evil.localhost' })).statusCode).toBe(403);
  expect((await open('')).statusCode).toBe(401);
  const authorization = `Basic ${Buffer.from(`any:${KEY}`).toString('base64')}`;
  expect((await shop.app.inject({ url: PAGE, headers: { authorization } })).statusCode).toBe(200);
});
