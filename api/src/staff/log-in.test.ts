import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { StaffBrowser } from '../../testing/people/staff-browser.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { endMember, renewKey } from './staff-member.repository.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service', 'Sona');
});
afterAll(() => shop.close());

async function logIn(key = service.key) {
  const browser = new StaffBrowser(shop.app);
  return { browser, answer: await browser.logIn(key) };
}

test('a key is exchanged for a session of its own, which is recorded and ends', async () => {
  const { browser, answer } = await logIn();

  expect(answer).toMatchObject({ status: 200, body: { session: { name: 'Sona', role: 'service' } } });
  expect(browser.setCookie).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await browser.send('/session')).body).toEqual({ ...answer.body, hasCompanyLogIn: false });
  expect((await browser.send('/find?q=nobody')).status).toBe(200);
  const acts = await shop.db.selectFrom('staffAct').select(['act', 'reason']).orderBy('id').execute();
  expect(acts[0]).toEqual({ act: 'log-in', reason: 'key' });

  const { cookie } = browser;
  expect((await browser.post('/session/end')).status).toBe(200);
  browser.cookie = cookie;
  expect((await browser.send('/session')).body.session).toBeNull();
});

test('every wrong key has the same answer, and no log-in starts outside of the host of the staff', async () => {
  const ended = await openEmployee(shop, 'editor', 'Ended');
  await endMember(shop.db, 'Ended', new Date());
  const answers = [await logIn('x'), await logIn('odeta-staff-unknown'), await logIn(ended.key)];

  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.answer).toMatchObject({ status: 401, code: 'login-failed' });
  const atShop = await new StaffBrowser(shop.app).post('/session', { key: service.key }, { host: 'sk.localhost:3000' });
  expect(atShop.status).toBe(404);
  const foreign = await new StaffBrowser(shop.app).post(
    '/session',
    { key: service.key },
    { origin: 'http://evil.localhost' },
  );
  expect(foreign).toMatchObject({ status: 403, code: 'csrf' });
});

test('a change needs the token of the session and a page of this site', async () => {
  const { browser } = await logIn();
  const path = '/orders/6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11/notes';
  const note = { text: 'A note' };
  const others = await logIn();

  expect((await browser.post(path, note)).status).toBe(404);
  expect((await browser.post(path, note, { 'x-csrf-token': '' })).code).toBe('csrf');
  expect((await browser.post(path, note, { 'x-csrf-token': others.browser.csrf })).code).toBe('csrf');
  expect((await browser.post(path, note, { origin: 'http://sk.localhost:3000' })).code).toBe('csrf');
  expect((await browser.send('/kinds', { headers: { host: 'sk.localhost:3000' } })).status).toBe(401);
});

test.each([
  ['twelve hours', sql`started_at = now() - interval '13 hours'`],
  ['two hours without a request', sql`used_at = now() - interval '121 minutes'`],
])('a session ends after %s', async (_, change) => {
  const { browser } = await logIn();
  expect((await browser.send('/kinds')).status).toBe(200);

  await sql`update staff_session set ${change}`.execute(shop.db);

  expect((await browser.send('/session')).body.session).toBeNull();
});

test('a new key and the end of an employee end their sessions; the other sessions stay', async () => {
  const leaving = await openEmployee(shop, 'editor', 'Eva');
  const { browser } = await logIn(leaving.key);
  const { browser: other } = await logIn();
  const key = await renewKey(shop.db, 'Eva');
  expect((await browser.send('/session')).body.session).toBeNull();

  const again = await logIn(key ?? '');
  expect((await again.browser.send('/kinds')).status).toBe(200);
  await endMember(shop.db, 'Eva', new Date());

  expect((await again.browser.send('/session')).body.session).toBeNull();
  expect((await again.browser.send('/kinds')).status).toBe(401);
  expect((await other.send('/kinds')).status).toBe(200);
});
