import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { STAFF_ORIGIN, StaffBrowser } from '../../testing/people/staff-browser.ts';
import { CLIENT, type IssuerAccount, startIssuer } from '../../testing/servers/issuer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { changeMemberAccount, endMember } from './staff-member.repository.ts';

const PAGE = `${STAFF_ORIGIN}/company-log-in`;

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let shop: TestShop;
let jana: Employee;
beforeAll(async () => {
  issuer = await startIssuer([PAGE]);
  shop = await openTestShop({ config: settingsOf() });
  jana = await openEmployee(shop, 'owner', 'Jana');
});
afterAll(async () => {
  await shop.close();
  issuer.stop();
});
beforeEach(async () => {
  issuer.mode = 'works';
  await changeMemberAccount(shop.db, 'Jana', 'Jana@odeta.sk');
});

const settingsOf = (secret = CLIENT.secret) => ({
  STAFF_OIDC_ISSUER: issuer.url,
  STAFF_OIDC_CLIENT_ID: CLIENT.id,
  STAFF_OIDC_CLIENT_SECRET: secret,
});

async function begin({ app } = shop) {
  const browser = new StaffBrowser(app);
  const { body, status } = await browser.post<{ address: string }>('/session/company/prepare');
  return { browser, address: body?.address ?? '', status };
}

const finish = (browser: StaffBrowser, back: URL) => browser.post('/session/company', { answer: back.search });

/** The whole way; `change`: what somebody does to the address of the issuer. */
async function logIn(account: IssuerAccount, change: (address: string) => string = (address) => address) {
  const { browser, address } = await begin();
  const back = await issuer.logIn(change(address), account);
  return { browser, back, answer: await finish(browser, back) };
}

const account = { subject: 'account-1', email: 'jana@odeta.sk' };
const unknown = { status: 401, code: 'login-failed', body: { why: { reason: 'company-account' } } };

test('an employee logs in with the account of the company, which is recorded', async () => {
  const { browser, address } = await begin();
  const asked = new URL(address);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    ...{ response_type: 'code', redirect_uri: PAGE, scope: 'openid email', code_challenge_method: 'S256' },
    ...{ state: expect.any(String), nonce: expect.any(String) },
  });
  expect(browser.begun).toMatch(/^staff-company=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(browser.begun).not.toContain(asked.searchParams.get('state'));

  const answer = await finish(browser, await issuer.logIn(address, account));

  expect(answer).toMatchObject({ status: 200, body: { session: { name: 'Jana', role: 'owner' } } });
  expect((await browser.send('/kinds')).status).toBe(200);
  expect(browser.begun).toMatch(/^staff-company=; Max-Age=0/);
  const acts = await shop.db.selectFrom('staffAct').select(['act', 'reason']).execute();
  expect(acts).toEqual([{ act: 'log-in', reason: 'openid' }]);
});

test('the first log-in binds the account: the address alone does not take it over, and may change', async () => {
  expect((await logIn(account)).answer.status).toBe(200);

  expect((await logIn({ subject: 'account-2', email: 'jana@odeta.sk' })).answer).toMatchObject(unknown);
  expect((await logIn({ subject: 'account-1', email: 'jana.nova@odeta.sk' })).answer.status).toBe(200);
  await changeMemberAccount(shop.db, 'Jana', 'jana@odeta.sk');
  expect((await logIn({ subject: 'account-2', email: 'jana@odeta.sk' })).answer.status).toBe(200);
  expect((await logIn(account)).answer).toMatchObject(unknown);
  await changeMemberAccount(shop.db, 'Jana', null);
  expect((await logIn({ subject: 'account-2', email: 'jana@odeta.sk' })).answer).toMatchObject(unknown);
});

test('unknown accounts, addresses that nobody has verified, and employees who have left are refused alike', async () => {
  await openEmployee(shop, 'editor', 'Eva');
  expect(await changeMemberAccount(shop.db, 'Eva', 'JANA@odeta.sk')).toBe('taken');
  expect(await changeMemberAccount(shop.db, 'Nobody', 'eva@odeta.sk')).toBe('unknown');
  expect(await changeMemberAccount(shop.db, 'Eva', 'eva@odeta.sk')).toBe('changed');
  expect((await logIn({ subject: 'eva', email: 'eva@odeta.sk' })).answer.status).toBe(200);
  await endMember(shop.db, 'Eva', new Date());
  const answers = [
    await logIn({ subject: 'a-stranger', email: 'stranger@odeta.sk' }),
    await logIn({ subject: 'without-address' }),
    await logIn({ subject: 'not-verified', email: 'jana@odeta.sk', isVerified: false }),
    await logIn({ subject: 'eva', email: 'eva@odeta.sk' }),
  ].map(({ answer }) => answer);

  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject(unknown);
});

test('an answer is for the browser that asked, once, with its state and its nonce', async () => {
  const used = await logIn(account);
  expect(used.answer.status).toBe(200);
  const [victim, thief] = [await begin(), await begin()];
  const back = await issuer.logIn(victim.address, account);
  const changed = new URL(back);
  changed.searchParams.set('state', 'another');
  const refused = [
    // Once.
    await finish(used.browser, used.back),
    await finish(thief.browser, back),
    await finish(new StaffBrowser(shop.app), back),
    await finish((await begin()).browser, changed),
    (await logIn(account, (address) => address.replace(/nonce=[\w-]+/, 'nonce=another'))).answer,
    (await logIn(account, (address) => address.replace(/code_challenge=[\w-]+/, `code_challenge=${'x'.repeat(43)}`)))
      .answer,
    await finish((await begin()).browser, new URL('?error=access_denied', PAGE)),
  ];
  for (const answer of refused) expect(answer).toMatchObject(unknown);

  const { browser, address } = await begin();
  const foreign = await issuer.logIn(address, account);
  foreign.searchParams.set('iss', 'https://another.example');
  expect(await finish(browser, foreign)).toMatchObject(unknown);
  const cookie = used.browser.begun;
  expect(cookie).toMatch(/^staff-company=;/);
});

test('a code is accepted once, also with the cookie from before', async () => {
  const { browser, address } = await begin();
  const { begun } = browser;
  const back = await issuer.logIn(address, account);
  expect((await finish(browser, back)).status).toBe(200);

  const again = new StaffBrowser(shop.app);
  again.begun = begun;
  expect(await finish(again, back)).toMatchObject(unknown);
});

test('it begins and ends only on the page of the staff, and only if the shop has an issuer', async () => {
  const browser = new StaffBrowser(shop.app);
  expect((await browser.send('/session')).body).toEqual({ session: null, hasCompanyLogIn: true });
  for (const path of ['/session/company/prepare', '/session/company']) {
    const payload = path.endsWith('prepare') ? {} : { answer: '?code=x' };
    expect((await browser.post(path, payload, { host: 'sk.localhost:3000' })).status).toBe(404);
    expect((await browser.post(path, payload, { origin: 'http://evil.localhost' })).code).toBe('csrf');
  }

  const without = await openTestShop({ name: 'without' });
  expect((await begin(without)).status).toBe(404);
  expect((await new StaffBrowser(without.app).send('/session')).body.hasCompanyLogIn).toBe(false);
  await without.close();
});

test('if the issuer fails, or does not know the shop, this is said, and the key still logs in', async () => {
  const down = { status: 409, code: 'not-possible', body: { why: { reason: 'company-unreachable' } } };
  for (const mode of ['broken', 'strange', 'silent'] as const) {
    issuer.mode = 'works';
    const { browser, address } = await begin();
    const back = await issuer.logIn(address, account);
    issuer.mode = mode;
    expect(await finish(browser, back)).toMatchObject(down);
  }
  issuer.mode = 'broken';
  const fresh = await openTestShop({ name: 'fresh', config: settingsOf() });
  for (let attempt = 0; attempt < 8; attempt += 1)
    expect(await new StaffBrowser(fresh.app).post('/session/company/prepare')).toMatchObject(down);
  await fresh.close();
  expect((await new StaffBrowser(shop.app).logIn(jana.key)).status).toBe(200);

  issuer.mode = 'works';
  const wrong = await openTestShop({ name: 'wrong', config: settingsOf('a wrong secret of the shop') });
  const { browser: other, address: begun } = await begin(wrong);
  expect(await finish(other, await issuer.logIn(begun, account))).toMatchObject(down);
  await wrong.close();
});
