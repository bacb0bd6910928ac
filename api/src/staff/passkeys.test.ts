import { sql } from 'kysely';
import { Authenticator, type Faults } from '../../testing/people/authenticator.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { STAFF_ORIGIN, StaffBrowser } from '../../testing/people/staff-browser.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { endMember, renewKey } from './staff-member.repository.ts';

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner', 'Olga');
});
afterAll(() => shop.close());

interface Options {
  options: Record<string, unknown>;
}
interface Keys {
  passkeys: { id: string; lastUsedAt: string | null }[];
}

async function logIn(key = owner.key) {
  const browser = new StaffBrowser(shop.app);
  await browser.logIn(key);
  return browser;
}

async function makeKey(browser: StaffBrowser, faults: Faults = {}) {
  const authenticator = new Authenticator(STAFF_ORIGIN);
  const { options } = (await browser.post<Options>('/passkeys/prepare')).body;
  const credential = authenticator.create(options, faults);
  return { authenticator, credential, answer: await browser.post<Keys>('/passkeys/add', { credential }) };
}

async function useKey(authenticator: Authenticator, faults: Faults = {}) {
  const browser = new StaffBrowser(shop.app);
  const { options } = (await browser.post<Options>('/session/passkey/prepare')).body;
  const credential = authenticator.get(options, faults);
  return { browser, credential, answer: await browser.post('/session/passkey', { credential }) };
}

test('an employee adds a passkey, logs in with it, and removes it, all of it recorded', async () => {
  const browser = await logIn();
  const { authenticator, answer } = await makeKey(browser);
  expect(answer.body.passkeys).toHaveLength(1);

  const used = await useKey(authenticator);
  expect(used.answer).toMatchObject({ status: 200, body: { session: { name: 'Olga', role: 'owner' } } });
  expect((await used.browser.send('/kinds')).status).toBe(200);

  const [{ id = '', lastUsedAt = null } = {}] = (await browser.send<Keys>('/passkeys')).body.passkeys;
  expect(lastUsedAt).not.toBeNull();
  expect((await browser.post<Keys>('/passkeys/remove', { id })).body.passkeys).toEqual([]);
  expect((await useKey(authenticator)).answer.code).toBe('passkey-refused');
  const acts = await shop.db.selectFrom('staffAct').select(['act', 'reason']).orderBy('id').execute();
  expect(acts.map(({ act, reason }) => `${act} ${reason}`.trim())).toEqual([
    'log-in key',
    'add-passkey',
    'log-in passkey',
    'remove-passkey',
  ]);
});

test('what is signed for another origin, host or person, without verification or twice is refused alike', async () => {
  const { authenticator, credential, answer: made } = await makeKey(await logIn());
  expect(made.status).toBe(200);
  const again = await logIn();
  const refused: { status: number; code: string | undefined }[] = [
    await useKey(authenticator, { origin: 'http://sk.localhost:3000' }),
    await useKey(authenticator, { rpId: 'localhost' }),
    await useKey(authenticator, { isUnverified: true }),
    await useKey(authenticator, { userHandle: 'another' }),
    await useKey(authenticator, { challenge: 'another' }),
    await useKey(new Authenticator(STAFF_ORIGIN)),
  ].map(({ answer }) => answer);
  const used = await useKey(authenticator);
  refused.push(await used.browser.post('/session/passkey', { credential: used.credential }));
  refused.push(await again.post('/passkeys/add', { credential }));
  refused.push((await makeKey(again, { origin: 'http://sk.localhost:3000' })).answer);

  expect(used.answer.status).toBe(200);
  expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(refused[0]).toMatchObject({ status: 401, code: 'passkey-refused' });
});

test('a passkey is made only soon after a log-in, and nobody removes one of a colleague', async () => {
  const editor = await openEmployee(shop, 'editor', 'Eva');
  const [browser, other] = [await logIn(editor.key), await logIn()];
  const [{ id = '' } = {}] = (await makeKey(browser)).answer.body.passkeys;

  await other.post('/passkeys/remove', { id });
  expect((await browser.send<Keys>('/passkeys')).body.passkeys).toHaveLength(1);

  await sql`update staff_session set started_at = now() - interval '11 minutes'`.execute(shop.db);
  expect((await browser.post('/passkeys/prepare')).code).toBe('confirmation-required');
});

test('a new personal key and the end of an employee end the passkeys', async () => {
  const leaving = await openEmployee(shop, 'editor', 'Iva');
  const first = await makeKey(await logIn(leaving.key));
  const key = (await renewKey(shop.db, 'Iva')) ?? '';
  expect((await useKey(first.authenticator)).answer.code).toBe('passkey-refused');

  const second = await makeKey(await logIn(key));
  await endMember(shop.db, 'Iva', new Date());
  expect((await useKey(second.authenticator)).answer.code).toBe('passkey-refused');
});
