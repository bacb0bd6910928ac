import {
  activateNewsletter,
  askForStockNotice,
  type CountryCode,
  confirmStockNotice,
  countries,
  countryCodes,
  subscribeNewsletter,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, TEST_NOW, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { addListEmail } from '../outbox/outbox.repository.ts';
import { unsubscribeTokenOf } from '../outbox/unsubscribe-link.ts';
import { sendNotices } from '../stock-notices/send-notices.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  now = TEST_NOW;
  shop.emails.length = 0;
  await sql`truncate newsletter, stock_notice, outbox, email_suppression, attempt`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The request of a mail provider: without cookies, and from no page. */
const post = (url: string, payload = 'List-Unsubscribe=One-Click', headers: Record<string, string> = FORM) =>
  shop.app.inject({ method: 'POST', url: pathOf(url), headers: { host: 'sk.localhost:3000', ...headers }, payload });
const get = (url: string) => shop.app.inject({ url: pathOf(url), headers: { host: 'sk.localhost:3000' } });
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const linkOf = (country: CountryCode = 'sk', list: 'newsletter' | 'stock-notices' = 'newsletter') =>
  `/api/unsubscribe/${unsubscribeTokenOf(TEST_SECRET, { country, list, email })}`;

async function subscribe(country: CountryCode = 'sk') {
  const client = await startSession(shop.app, country);
  await client.send(subscribeNewsletter, { email, source: 1 });
  await shop.sendEmails();
  const token = /\?newsletter=([\w-]+)/.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? '';
  await client.send(activateNewsletter, { token });
  await shop.sendEmails();
  return shop.emails.at(-1)?.unsubscribe?.url ?? '';
}
const statuses = async () =>
  (await shop.db.selectFrom('newsletter').select('status').execute()).map(({ status }) => status);

const stockOf = (sku: string, pieces: number) =>
  sql`update stock set on_hand = ${pieces}, reserved = 0 from variant v where v.id = variant_id and v.sku = ${sku}`.execute(
    shop.db,
  );
async function askFor(client: TestClient, sku: string) {
  await stockOf(sku, 0);
  await client.send(askForStockNotice, { variantId: await shop.variantId(sku), email });
  await shop.sendEmails();
  const token = /\/stock-notice\/([\w-]+)\//.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? '';
  await client.send(confirmStockNotice, { token });
}
async function restock(sku: string) {
  shop.emails.length = 0;
  await stockOf(sku, 3);
  await sendNotices(shop);
  await shop.sendEmails();
  return shop.emails.map(({ to }) => to);
}

test.each(countryCodes)(
  'one press in %s ends the newsletter, without a session or a redirect (D10)',
  async (country) => {
    const url = await subscribe(country);

    const answer = await post(url);

    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.body).toContain(`<html lang="${countries[country].language}">`);
    expect(answer.body).toContain(email);
    expect(answer.body).not.toMatch(/(?:leave|left|rejoined)-(?:newsletter|undo|shop)/);
    expect(await statuses()).toEqual(['left']);
  },
);

test('both encodings of a form are accepted, and another body changes nothing (D10)', async () => {
  const url = await subscribe();
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

  await post(url, 'List-Unsubscribe=Other');
  await get(url);
  await shop.app.inject({ method: 'HEAD', url: pathOf(url), headers: { host: 'sk.localhost:3000' } });
  expect(await statuses()).toEqual(['active']);

  await post(url, parts, { 'content-type': 'multipart/form-data; boundary=b' });
  expect(await statuses()).toEqual(['left']);
});

test('the page has one button and no script, and offers to undo for a day (D10)', async () => {
  const url = await subscribe();
  const asked = await get(url);
  expect(asked.body.match(/<button/g)).toHaveLength(1);
  expect(asked.body).not.toContain('<script');
  expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await post(url);

  const undone = await post(url, 'undo=1');
  expect(undone.body).toContain('Odber noviniek opäť platí');
  expect(await statuses()).toEqual(['active']);

  await post(url);
  now = new Date(TEST_NOW.getTime() + 25 * 3_600_000);
  expect((await get(url)).body).not.toContain('<button');
  expect((await post(url, 'undo=1')).body).toContain('Odber noviniek je zrušený');
  expect(await statuses()).toEqual(['left']);
});

test('a link never expires and works without any other data; only a hash of the address is stored (D10)', async () => {
  now = new Date('2040-01-01T12:00:00Z');
  expect((await post(linkOf())).statusCode).toBe(200);
  const longest = { country: 'sk', list: 'newsletter', email: `${'a'.repeat(64)}@${'b'.repeat(186)}.sk` } as const;
  expect((await get(`/api/unsubscribe/${unsubscribeTokenOf(TEST_SECRET, longest)}`)).statusCode).toBe(200);

  const { rows } = await sql<{ row: string }>`select s::text as row from email_suppression s`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toMatch(/jana|example/);
});

test('an altered link, and one of another list or shop key, is refused with a page', async () => {
  await subscribe();
  const made = pathOf(linkOf());
  const other = unsubscribeTokenOf('another secret', { country: 'sk', list: 'newsletter', email });
  const wrong = [
    `${made.slice(0, -1)}${made.endsWith('A') ? 'Q' : 'A'}`,
    `/api/unsubscribe/${other}`,
    '/api/unsubscribe/x',
  ];
  for (const url of wrong) {
    const { statusCode, body } = await post(url);
    expect([url, statusCode, /Odkaz nefunguje/.test(body)]).toEqual([url, 404, true]);
  }
  expect(await statuses()).toEqual(['active']);
});

test('nothing is queued or sent for an address that has left, until a new sign-up is confirmed (D10)', async () => {
  const data = { origin: '', code: 'X' };
  const reward = { kind: 'newsletter-reward', country: 'sk', recipient: ' Jana@Example.sk', data } as const;
  const add = (key: string) =>
    shop.db.transaction().execute((trx) => addListEmail(trx, TEST_SECRET, { ...reward, key }));
  expect(await add('before')).toBe(true);
  await post(linkOf());

  expect(await add('after')).toBe(false);
  await shop.sendEmails();
  expect(shop.emails).toEqual([]);

  await subscribe();
  expect(shop.emails.map(({ key }) => key.split(':')[0])).toEqual(['newsletter-activation', 'newsletter-reward']);
  expect(await add('again')).toBe(true);
});

test('one press ends all stock notices, undoing restores them, and a new one lifts it for itself only (P11)', async () => {
  const client = await startSession(shop.app);
  await askFor(client, 'COAT-ink-36');
  const link = linkOf('sk', 'stock-notices');
  await post(link);
  expect(await restock('COAT-ink-36')).toEqual([]);

  await post(link, 'undo=1');
  expect(await restock('COAT-ink-36')).toEqual([email]);
  expect(shop.emails[0]?.unsubscribe?.url).toContain(link);

  await askFor(client, 'COAT-ink-38');
  await post(link);
  await askFor(client, 'DRESS-wine-s');
  expect(await restock('COAT-ink-38')).toEqual([]);
  expect(await restock('DRESS-wine-s')).toEqual([email]);
});

test('leaving one list leaves the other, and another country, alone', async () => {
  await subscribe();
  await post(linkOf('sk', 'stock-notices'));
  await post(linkOf('hu'));

  expect(await statuses()).toEqual(['active']);
});
