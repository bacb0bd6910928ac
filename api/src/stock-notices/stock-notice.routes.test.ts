import { askForStockNotice, confirmStockNotice, endStockNotices, readStockNotice } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { sendNotices } from './send-notices.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.emails.length = 0;
  await sql`truncate outbox, stock_notice`.execute(shop.db);
  await stockOf('COAT-ink-36', 0);
});

const stockOf = (sku: string, pieces: number) =>
  sql`
    update stock set on_hand = ${pieces}, reserved = 0 from variant v where v.id = variant_id and v.sku = ${sku}
  `.execute(shop.db);

async function ask(client: TestClient, email = 'jana@example.sk', sku = 'COAT-ink-36') {
  const answer = await client.send(askForStockNotice, { variantId: await shop.variantId(sku), email });
  await shop.sendEmails();
  return answer;
}

/** The token in the last e-mail. */
const lastToken = () => /\/stock-notice\/([\w-]+)\//.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? '';

/** Restocks the product and sends the notices. */
async function restock(sku = 'COAT-ink-36') {
  await stockOf(sku, 3);
  await sendNotices(shop);
  await shop.sendEmails();
}

const subjects = () => shop.emails.map(({ to, subject }) => `${to}: ${subject}`);

test('a confirmed address gets one e-mail when the size is back in stock, and never a second one (P11)', async () => {
  const client = await startSession(shop.app);
  await ask(client);
  const token = lastToken();

  expect((await client.send(confirmStockNotice, { token })).body.notice).toMatchObject({
    state: 'waiting',
    name: 'Kabát',
    url: '/p/kabat?color=ink',
    size: 'size/36',
  });
  await restock();
  await stockOf('COAT-ink-36', 0);
  await restock();

  expect(subjects()).toEqual(['jana@example.sk: Potvrďte upozornenie', 'jana@example.sk: Znova skladom: Kabát']);
  expect((await client.send(readStockNotice, { token })).body.notice.state).toBe('sent');
});

test('an unconfirmed address is not notified (P11)', async () => {
  await ask(await startSession(shop.app));

  await restock();

  expect(subjects()).toEqual(['jana@example.sk: Potvrďte upozornenie']);
});

test('several servers that check at once send one e-mail (P11)', async () => {
  const client = await startSession(shop.app);
  await ask(client);
  await client.send(confirmStockNotice, { token: lastToken() });
  await stockOf('COAT-ink-36', 1);

  await Promise.all([sendNotices(shop), sendNotices(shop), sendNotices(shop)]);
  await shop.sendEmails();

  expect(subjects().filter((subject) => subject.includes('Znova skladom'))).toHaveLength(1);
});

test('the response does not reveal whether an address is waiting already, and one confirmation is requested (P11)', async () => {
  const client = await startSession(shop.app);
  const first = await ask(client);
  await client.send(confirmStockNotice, { token: lastToken() });

  const again = await ask(await startSession(shop.app), 'JANA@example.sk');

  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(shop.emails).toHaveLength(1);
});

test('the link ends every notice of its address, and of no other address (P11)', async () => {
  const client = await startSession(shop.app);
  await ask(client, 'eva@example.sk');
  await client.send(confirmStockNotice, { token: lastToken() });
  await ask(client, 'jana@example.sk', 'COAT-ink-38');
  await client.send(confirmStockNotice, { token: lastToken() });
  await ask(client);
  const token = lastToken();
  await client.send(confirmStockNotice, { token });

  expect((await client.send(endStockNotices, { token })).status).toBe(200);
  expect((await client.send(readStockNotice, { token })).status).toBe(404);
  shop.emails.length = 0;
  await stockOf('COAT-ink-38', 2);
  await restock();

  expect(subjects()).toEqual(['eva@example.sk: Znova skladom: Kabát']);
});

test('an address is validated, and so are the goods (P11)', async () => {
  const client = await startSession(shop.app);
  expect((await ask(client, 'jana@')).problem).toMatchObject({
    code: 'validation',
    validation: { email: [expect.any(String)] },
  });
  expect((await ask(client, 'jana@example.sk', 'NO-SUCH')).status).not.toBe(200);
});

test('an altered link, or a link of another country, is not found (P11)', async () => {
  const client = await startSession(shop.app);
  await ask(client);
  const token = lastToken();
  const forged = token.replace(/^\d+/, (id) => String(Number(id) + 1));

  expect((await client.send(confirmStockNotice, { token: forged })).status).toBe(404);
  expect((await (await startSession(shop.app, 'pl')).send(readStockNotice, { token })).status).toBe(404);
});

test('a request without a bot proof sends no e-mail (M9, P11)', async () => {
  const guarded = await openTestShop({ name: 'guarded', config: { BOT_PROTECTION: true } });
  try {
    const client = await startSession(guarded.app);
    const variantId = await guarded.variantId('COAT-ink-36');

    const { problem } = await client.send(askForStockNotice, { variantId, email: 'jana@example.sk' });

    expect(problem.code).toBe('bot-protection');
    await guarded.sendEmails();
    expect(guarded.emails).toEqual([]);
  } finally {
    await guarded.close();
  }
});
