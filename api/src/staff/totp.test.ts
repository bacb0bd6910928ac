import { sql } from 'kysely';
import { AuthenticatorApp } from '../../testing/people/authenticator-app.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { StaffBrowser } from '../../testing/people/staff-browser.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { renewKey } from './staff-member.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate staff_act, attempt`.execute(shop.db);
});

const unused = { names: 0 };
/** Somebody new with an app, and the log-in in which it was added. */
async function meet(at = shop) {
  unused.names += 1;
  const name = `Olga ${unused.names}`;
  const employee = await openEmployee(at, 'owner', name);
  const browser = new StaffBrowser(at.app);
  await browser.logIn(employee.key);
  return { name, employee, browser, app: await AuthenticatorApp.add(browser) };
}

const logIn = ({ key }: Employee, code?: string, at = shop) => new StaffBrowser(at.app).logIn(key, code);
const acts = () => shop.db.selectFrom('staffAct').select(['act', 'reason']).orderBy('id').execute();

test('an employee adds an app; from then on the key needs a code, and all of it is recorded', async () => {
  const { browser, employee, app } = await meet();
  expect((await browser.send('/totp')).body).toEqual({ totp: { addedAt: expect.any(String), lastUsedAt: null } });

  const asked = await logIn(employee);
  expect(asked).toMatchObject({
    status: 403,
    code: 'confirmation-required',
    body: { why: { reason: 'code-required' } },
  });
  const groups = `${app.code().slice(0, 3)} ${app.code().slice(3)}`;
  expect(await logIn(employee, groups)).toMatchObject({ status: 200, body: { session: { role: 'owner' } } });
  expect((await browser.send('/totp')).body).toMatchObject({ totp: { lastUsedAt: expect.any(String) } });

  expect((await browser.post('/totp/remove')).body).toEqual({ totp: null });
  expect((await logIn(employee)).status).toBe(200);
  expect((await acts()).map(({ act, reason }) => `${act} ${reason}`.trim())).toEqual([
    'log-in key',
    'add-totp',
    'log-in key and code',
    'remove-totp',
    'log-in key',
  ]);
});

test('the secret is shown once, is stored sealed, and changes nothing before its first code', async () => {
  const employee = await openEmployee(shop, 'editor', 'Eva');
  const browser = new StaffBrowser(shop.app);
  await browser.logIn(employee.key);
  const first = await browser.post<{ secret: string; address: string }>('/totp/prepare');
  const second = await browser.post<{ secret: string; address: string }>('/totp/prepare');

  expect(second.body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(second.body.address).toContain(`otpauth://totp/ODETA:Eva?issuer=ODETA&secret=${second.body.secret}`);
  expect((await logIn(employee)).status).toBe(200);
  const replaced = await browser.post('/totp/add', { code: new AuthenticatorApp(first.body.secret).code() });
  expect(replaced).toMatchObject({ status: 422, validation: { code: [expect.any(String)] } });
  const app = new AuthenticatorApp(second.body.secret);
  expect((await browser.post('/totp/add', { code: app.code() })).status).toBe(200);
  expect(await browser.post('/totp/prepare')).toMatchObject({ status: 409, code: 'not-possible' });
  const [row] = await shop.db.selectFrom('staffTotp').select('sealed').execute();
  expect(row?.sealed).toHaveLength(12 + 20 + 16);
});

test('a code is valid once, also for two log-ins at a time, and only around its time', async () => {
  const { employee, app } = await meet();

  expect((await logIn(employee, app.code(-1))).status).toBe(422);
  expect((await logIn(employee, app.code(-3))).status).toBe(422);
  const code = app.code();
  const both = await Promise.all([logIn(employee, code), logIn(employee, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await logIn(employee, code)).validation).toEqual({ code: ['is not valid, or was used already'] });
  expect((await logIn(employee, app.code(1))).status).toBe(200);
  expect((await logIn(employee, app.code(3))).status).toBe(422);
});

test('a wrong key has the same answer with and without a code', async () => {
  const { employee, app } = await meet();
  const strangers = [await logIn({ ...employee, key: 'x' }), await logIn({ ...employee, key: 'x' }, app.code())];

  expect(strangers.map(({ status, code }) => [status, code])).toEqual(Array(2).fill([401, 'login-failed']));
});

test('who has the key and guesses codes has to wait, until a right one', async () => {
  const strict = await openTestShop({ name: 'strict', config: { RATE_LIMITS: 1 } });
  const { employee, app } = await meet(strict);
  const tryCode = (code: string) => logIn(employee, code, strict);

  for (let attempt = 0; attempt < 5; attempt += 1) expect((await tryCode(app.code(-9))).status).toBe(422);
  expect(await tryCode(app.code())).toMatchObject({ status: 429, code: 'too-many-requests' });
  await sql`update attempt set blocked_until = now() - interval '1 second'`.execute(strict.db);
  expect((await tryCode(app.code())).status).toBe(200);
  expect((await tryCode(app.code(-9))).status).toBe(422);
  expect((await tryCode(app.code(1))).status).toBe(200);
  await strict.close();
});

test('an app is added and removed only on the page of the staff, in the first ten minutes of a log-in', async () => {
  const { browser, employee } = await meet();
  await sql`update staff_session set started_at = now() - interval '11 minutes'`.execute(shop.db);
  const late = [
    await browser.post('/totp/prepare'),
    await browser.post('/totp/add', { code: '123456' }),
    await browser.post('/totp/remove'),
  ];
  expect(late.map(({ code }) => code)).toEqual(Array(3).fill('confirmation-required'));

  const program = await openEmployee(shop, 'editor', 'A program');
  expect((await program.post('/totp/prepare')).code).toBe('not-found');
  expect((await program.get('/kinds')).status).toBe(200);
  // The key alone would be a way around the code.
  expect(await employee.get('/kinds')).toMatchObject({ status: 401, code: 'log-in-required' });
});

test('a secret that was not confirmed for ten minutes is not accepted any more', async () => {
  const { key } = await openEmployee(shop, 'service', 'Sona');
  const browser = new StaffBrowser(shop.app);
  await browser.logIn(key);
  const { body } = await browser.post<{ secret: string }>('/totp/prepare');
  await sql`update staff_totp set created_at = now() - interval '11 minutes'`.execute(shop.db);

  const late = await browser.post('/totp/add', { code: new AuthenticatorApp(body.secret).code() });

  expect(late).toMatchObject({ status: 409, code: 'not-possible' });
});

test('a new key ends the app', async () => {
  const { name, employee, app } = await meet();
  const key = (await renewKey(shop.db, name)) ?? '';

  expect((await logIn(employee, app.code())).status).toBe(401);
  expect((await logIn({ ...employee, key })).status).toBe(200);
});
