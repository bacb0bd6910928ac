import { addItem, CSRF_HEADER, placeOrder, readHome, readStaticContents } from '@odeta/contracts';
import { DRAFT_STATE_PATH } from '@odeta/node/draft-link';
import { sql } from 'kysely';
import {
  browserWith,
  draft,
  draftPrice,
  draftStrip,
  preview,
  removePreviews,
} from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, type TestClient } from '../../testing/shop/test-client.ts';
import { dropOutdated } from './build-preview.ts';

const SKU = 'DRESS-wine-s';
/** What only drafts contain. */
const MARK = 'Only in the draft';

let now = TEST_NOW;
let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  owner = await openEmployee(shop, 'owner', 'Olga');
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(async () => {
  await removePreviews(shop, now);
  await shop.close();
});

const textsOf = async (client: TestClient) => JSON.stringify((await client.send(readStaticContents)).body);

const stateOf = async (token: string) =>
  (await shop.app.inject({ url: DRAFT_STATE_PATH + token, headers: { host: 'sk.localhost' } })).json();

test('no cache keeps what a preview answers, and the same answers of the shop may be kept', async () => {
  const token = await preview(owner, await draft(owner, [draftStrip(MARK)]));

  const own = await (await browserWith(shop, token)).send(readStaticContents);
  const other = await newClient(shop.app, 'sk').send(readStaticContents);

  expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(other.headers['cache-control']).toMatch(/^public/);
});

test('nobody orders, logs in or changes an account in a preview', async () => {
  const browser = await browserWith(shop, await preview(owner, await draft(owner, [draftPrice(777)])));
  await browser.send(addItem, { variantId: await shop.variantId(SKU), quantity: 1 });
  const sending = { windowBreakpoint: 'lg', basketConsents: ['regulationsAgreement', 'privacyAgreement'] } as const;
  const ordered = await browser.sendRaw({
    ...{ method: 'POST', url: `/api${placeOrder.path}`, payload: sending, headers: { [CSRF_HEADER]: browser.csrf } },
  });
  const others = await Promise.all(
    ['/base/login', '/my-account/orders/x/cancel', '/base/newsletter/subscribe', '/my-account/password/change'].map(
      (path) => browser.sendRaw({ method: 'POST', url: `/api${path}`, payload: {} }),
    ),
  );

  expect([ordered.status, ordered.problem.code]).toEqual([409, 'not-possible']);
  expect(ordered.problem.messages[0]?.message).toBe(
    'V náhľade sa to nedá: ukazuje len návrh zmien. Najprv náhľad ukončite.',
  );
  expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  const orders = await sql`select from shop_order`.execute(shop.db);
  expect(orders.rows).toEqual([]);
});

test('a link is over when its set is live, cancelled or not possible any more, and never longer valid than it says', async () => {
  const [applied, cancelled, overtaken] = [
    await draft(owner, [draftPrice(501)]),
    await draft(owner, [draftPrice(502)]),
    await draft(owner, [draftPrice(503)]),
  ];
  const tokens = [await preview(owner, applied), await preview(owner, cancelled), await preview(owner, overtaken)];
  const [first = ''] = tokens;
  expect(await stateOf(first)).toEqual({ state: 'active', set: applied, until: TEST_NOW.getTime() + 3_600_000 });

  await owner.post(`/changes/${cancelled}/cancel`);
  await owner.post(`/changes/${applied}/apply`);

  for (const token of tokens) expect(await stateOf(token)).toEqual({ state: 'over' });
  expect((await owner.post(`/changes/${overtaken}/preview`)).status).toBe(409);
  expect((await owner.post(`/changes/${cancelled}/preview`)).code).toBe('not-possible');
  now = new Date(TEST_NOW.getTime() + 3_600_001);
  expect(await stateOf(first)).toEqual({ state: 'expired' });
  for (const other of [`${first.slice(0, -1)}_`, first.replace(/-\d+-/, '-1-'), 'drafts-1-2-3', 'x']) {
    expect(await stateOf(other)).toEqual({ state: 'invalid' });
  }
});

test('with a changed or expired link a browser sees the shop', async () => {
  const token = await preview(owner, await draft(owner, [draftStrip(MARK)]));
  const [changed, expired] = [await browserWith(shop, token.replace(/.$/, '_')), await browserWith(shop, token)];
  expect(await textsOf(changed)).not.toContain(MARK);
  now = new Date(TEST_NOW.getTime() + 3_600_001);
  expect(await textsOf(expired)).not.toContain(MARK);
});

test('every server shows the same preview, and what nobody can see any more is removed', async () => {
  const id = await draft(owner, [draftStrip(MARK)]);
  const token = await preview(owner, id);
  const build = await sql<{ id: number }>`select id from contents_preview where change_set_id = ${id}`.execute(shop.db);
  const schema = `${shop.schema}_preview_${build.rows[0]?.id}`;
  const exists = async () =>
    (await sql`select from pg_namespace where nspname = ${schema}`.execute(shop.db)).rows.length === 1;

  await (await browserWith(shop, token)).send(readHome);
  const again = await sql`select id from contents_preview where change_set_id = ${id}`.execute(shop.db);
  expect([again.rows, await exists()]).toEqual([build.rows, true]);
  await owner.post(`/changes/${id}/cancel`);
  await dropOutdated({ db: shop.db, now: () => now });

  expect(await exists()).toBe(false);
});
