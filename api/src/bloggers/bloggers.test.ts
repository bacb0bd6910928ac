import { type BodyOf, type InputOf, leaveBloggers, readBlogger, saveBlogger, useDiscountCode } from '@odeta/contracts';
import type { BloggerHold, listStaffBloggers } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { fillCart } from '../../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { codeNameOf } from './reader-code.ts';

const application: InputOf<typeof saveBlogger> = {
  ...{ profileName: 'Jana šije', socialName: 'jana.sije', followers: '12 800', about: 'Svetre <b>a kabáty</b>' },
  ...{ blog: 'https://blog.example.sk/jana', instagram: '', youtube: '', facebook: '', tiktok: '', twitter: '' },
  ...{ ownerAgreement: true, privacyAgreement: true },
};

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
});
beforeEach(() => sql`truncate session, customer, outbox cascade`.execute(shop.db));
afterAll(() => shop.close());

const bloggerOf = async (client: TestClient) => (await client.send(readBlogger)).body.blogger;

const listed = async (state: string) =>
  (await service.get<BodyOf<typeof listStaffBloggers>>(`/bloggers?state=${state}`)).body.bloggers;

/** A decision on the only blogger in this state. Without a reason they become active. */
async function press(hold?: BloggerHold, state = hold ? 'active' : 'waiting') {
  const [blogger] = await listed(state);
  if (!blogger) throw new Error(`No blogger is ${state}`);
  const { id, at: readAt } = blogger;
  const decide = (payload: object) => service.post(`/bloggers/${id}/decide`, payload);
  return { blogger, decide, readAt, ...(await decide({ readAt, hold })) };
}

test('a blogger applies, waits, and gets a reader code once staff approve the application (P10, H17)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'jana@example.sk' });
  expect((await jana.send(readBlogger)).body).toEqual({ blogger: null, percent: 10 });
  const { body } = await jana.send(saveBlogger, application);
  expect(body.blogger).toMatchObject({ state: 'waiting', code: null, profile: { followers: '12800' } });

  const { blogger, status } = await press();
  await shop.sendEmails();

  expect([blogger.profile.about, status]).toEqual(['Svetre <b>a kabáty</b>', 200]);
  expect(JSON.stringify(blogger)).not.toContain('jana@example.sk');
  expect(await bloggerOf(jana)).toMatchObject({
    state: 'active',
    code: { code: 'JANASIJE10', percent: 10, orders: 0 },
  });
  const email = shop.emails.find(({ subject }) => subject === 'Zóna blogera je otvorená');
  expect(email?.to).toBe('jana@example.sk');
  expect(email?.text).toContain('JANASIJE10');
  const reader = await startSession(shop.app, 'sk');
  await fillCart(shop, reader, { 'DRESS-wine-s': 1 });
  const used = await reader.send(useDiscountCode, { code: 'janasije10' });
  expect(used.status).toBe(200);
});

test('a suspended blogger sees the reason and loses the reader code, until a changed profile is approved (P10)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'jana@example.sk' });
  await jana.send(saveBlogger, application);
  await press();

  const held = await press('unmarked');
  await shop.sendEmails();
  const shown = await bloggerOf(jana);
  const ended = await sql`select 1 from discount_code where code = 'JANASIJE10' and valid_until < ${TEST_DAY}`.execute(
    shop.db,
  );
  await jana.send(saveBlogger, { ...application, blog: 'https://blog.example.sk/nova' });
  const again = await bloggerOf(jana);
  await press();

  expect(held.status).toBe(200);
  expect(shown).toMatchObject({ state: 'held', code: null, reason: expect.stringContaining('označenie reklamy') });
  expect(ended.rows).toHaveLength(1);
  expect(shop.emails.at(-1)?.subject).toBe('Zóna blogera je pozastavená');
  expect(again).toMatchObject({ state: 'waiting', reason: null });
  expect((await bloggerOf(jana))?.code?.code).toBe('JANASIJE10');
});

test('a decision that is repeated or based on an outdated profile has no effect (P10)', async () => {
  const jana = await meetCustomer(shop, 'sk');
  await jana.send(saveBlogger, application);
  await sql`update blogger set sent_at = sent_at - interval '1 second'`.execute(shop.db);
  const { decide, readAt } = await press();
  const repeated = await decide({ readAt });
  const stale = await decide({ readAt: new Date(0).toISOString(), hold: 'unmarked' });
  const wrong = await service.post('/bloggers/1/decide', { readAt });
  const unknown = await service.post('/bloggers/6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11/decide', { readAt });

  expect([repeated, stale].map(({ code }) => code)).toEqual(['not-possible', 'not-possible']);
  expect([wrong.status, unknown.status]).toEqual([404, 404]);
  const { rows } = await sql`select kind from outbox where kind like 'blogger%'`.execute(shop.db);
  expect(rows).toHaveLength(1);
});

test('a blogger who leaves is removed, and the reader code expires (P10)', async () => {
  const jana = await meetCustomer(shop, 'sk');
  await jana.send(saveBlogger, application);
  await press();

  const { body } = await jana.send(leaveBloggers);

  expect(body.blogger).toBeNull();
  const { rows } =
    await sql`select 1 from discount_code where code = 'JANASIJE10' and valid_until < ${TEST_DAY}`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect([await listed('waiting'), await listed('active')]).toEqual([[], []]);
});

test('without a link and the owner’s agreement nothing is saved, and both fields show an error (H17)', async () => {
  const jana = await meetCustomer(shop, 'sk');

  const { problem } = await jana.send(saveBlogger, { ...application, blog: '', ownerAgreement: false });

  expect(problem.validation).toMatchObject({
    'blogger.blog': ['Uveďte aspoň jeden odkaz'],
    'blogger.ownerAgreement': ['Bez tohto súhlasu to nejde'],
  });
  expect(await bloggerOf(jana)).toBeNull();
});

test('reader codes consist of ASCII letters and digits (P10)', () => {
  expect(['Lis w szafie', 'Łódź & dom', 'Дім Олени', 'Őszi Ködök', '💃'].map(codeNameOf)).toEqual([
    'LISWSZAFIE10',
    'LODZDOM10',
    'DIMOLENI10',
    'OSZIKODOK10',
    'BLOG10',
  ]);
});
