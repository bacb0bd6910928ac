import { type InputOf, leaveBloggers, readBlogger, saveBlogger, useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { fillCart } from '../../testing/people/buyer.ts';
import { ask, pressForm } from '../../testing/people/reviews.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { codeNameOf } from './reader-code.ts';

const PAGE = '/api/moderation/bloggers';

const application: InputOf<typeof saveBlogger> = {
  ...{ profileName: 'Jana šije', socialName: 'jana.sije', followers: '12 800', about: 'Svetre <b>a kabáty</b>' },
  ...{ blog: 'https://blog.example.sk/jana', instagram: '', youtube: '', facebook: '', tiktok: '', twitter: '' },
  ...{ ownerAgreement: true, privacyAgreement: true },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => sql`truncate session, customer, outbox cascade`.execute(shop.db));
afterAll(() => shop.close());

const bloggerOf = async (client: TestClient) => (await client.send(readBlogger)).body.blogger;

/** Submits a decision on the only blogger. */
async function press(choice: string) {
  const page = (await ask(shop, { url: PAGE })).payload;
  const [, id = '', readAt = ''] =
    /name="id" value="([^"]+)"><input type="hidden" name="readAt" value="([^"]+)"/.exec(page) ?? [];
  const { headers } = await pressForm(shop, { id, readAt, do: choice }, {}, PAGE);
  return { page, said: String(headers.location).replace(`${PAGE}?said=`, '') };
}

test('a blogger applies, waits, and gets a reader code once staff approve the application (P10, H17)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'jana@example.sk' });
  expect((await jana.send(readBlogger)).body).toEqual({ blogger: null, percent: 10 });
  const { body } = await jana.send(saveBlogger, application);
  expect(body.blogger).toMatchObject({ state: 'waiting', code: null, profile: { followers: '12800' } });

  const { page, said } = await press('activate');
  await shop.sendEmails();

  expect([page.includes('Svetre &lt;b&gt;'), page.includes('jana@example.sk'), said]).toEqual([true, false, 'active']);
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
  await press('activate');

  const held = await press('unmarked');
  await shop.sendEmails();
  const shown = await bloggerOf(jana);
  const ended = await sql`select 1 from discount_code where code = 'JANASIJE10' and valid_until < ${TEST_DAY}`.execute(
    shop.db,
  );
  await jana.send(saveBlogger, { ...application, blog: 'https://blog.example.sk/nova' });
  const again = await bloggerOf(jana);
  await press('activate');

  expect(held.said).toBe('unmarked');
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
  const { page } = await press('activate');
  const [, id = '', readAt = ''] = /name="id" value="([^"]+)".+?name="readAt" value="([^"]+)"/.exec(page) ?? [];
  const repeated = await pressForm(shop, { id, readAt, do: 'activate' }, {}, PAGE);
  const stale = await pressForm(shop, { id, readAt: new Date(0).toISOString(), do: 'unmarked' }, {}, PAGE);
  const wrong = await pressForm(shop, { id: '1', readAt, do: 'activate' }, {}, PAGE);

  expect([repeated, stale].map(({ headers }) => headers.location)).toEqual([
    `${PAGE}?said=changed`,
    `${PAGE}?said=changed`,
  ]);
  expect(wrong.statusCode).toBe(422);
  const { rows } = await sql`select kind from outbox where kind like 'blogger%'`.execute(shop.db);
  expect(rows).toHaveLength(1);
});

test('a blogger who leaves is removed, and the reader code expires (P10)', async () => {
  const jana = await meetCustomer(shop, 'sk');
  await jana.send(saveBlogger, application);
  await press('activate');

  const { body } = await jana.send(leaveBloggers);

  expect(body.blogger).toBeNull();
  const { rows } =
    await sql`select 1 from discount_code where code = 'JANASIJE10' and valid_until < ${TEST_DAY}`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect((await ask(shop, { url: PAGE })).payload).toContain('Nobody has applied.');
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
