import { openReturn, readReturn, sendMessage } from '@odeta/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { complaint, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { ask, makePhoto, pressForm } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

const PAGE = '/api/moderation/complaints';
const MESSAGES = '/api/moderation/messages';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate contact_message cascade`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

/** A complaint with a picture, whose goods have arrived in the warehouse. */
async function complain() {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const [lineId = ''] = lineIds;
  const lines = withReason(lineId, 'seam');
  const form = returnForm(orderId, lineId, { ...complaint, lines, attachments: [await makePhoto()] });
  const { id, number } = (await customer.send(openReturn, form)).body;
  const pieces = [{ lineId, quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: false });
  const detail = async () => (await customer.send(readReturn, { returnId: id })).body.detail;
  return { id, number, warehouse, detail };
}

const answer = async (id: string, choice: string, words = '') =>
  String((await pressForm(shop, { id, do: choice, words }, {}, PAGE)).headers.location).replace(`${PAGE}?said=`, '');

async function pictureOf(page: string) {
  const [, url = ''] = /<img src="([^"]+)"/.exec(page) ?? [];
  const { rawPayload, headers } = await ask(shop, { url });
  return { url, format: (await sharp(rawPayload).metadata()).format, type: headers['content-type'] };
}

test('staff see a complaint with its pictures and refuse it with a reason, which the buyer can read (P6, H16)', async () => {
  const { id, number, warehouse, detail } = await complain();
  const page = (await ask(shop, { url: PAGE })).payload;
  const { url, ...picture } = await pictureOf(page);
  const fromAfar = await Promise.all(
    [PAGE, url].map(async (place) => (await ask(shop, { url: place, remoteAddress: '203.0.113.9' })).statusCode),
  );

  const said = [await answer(id, 'refused'), await answer(id, 'refused', 'Šev je celý.\n<b>Pozrite</b> fotku.')];
  await shop.sendEmails();

  expect(page).toContain(complaint.note);
  expect(picture).toEqual({ format: 'jpeg', type: 'image/jpeg' });
  expect(fromAfar).toEqual([404, 404]);
  expect(said).toEqual(['reason', 'refused']);
  expect(await detail()).toMatchObject({
    status: 'completed',
    outcome: 'refused',
    answer: expect.stringContaining('Šev'),
  });
  const email = shop.emails.find(({ key }) => key.startsWith('return-answered'));
  expect(email?.text).toContain('Šev je celý.');
  expect(email?.html).toContain('&lt;b&gt;Pozrite');
  expect((await ask(shop, { url: PAGE })).payload).not.toContain(number);
  expect((await warehouse.report('return-answered', { returnNumber: number, outcome: 'refund' })).body.reason).toBe(
    'unknown-return',
  );
});

test('a complaint granted by staff is refunded once, and leaves no event of the warehouse waiting (P6)', async () => {
  const { id, warehouse, detail } = await complain();

  const said = [await answer(id, 'refund'), await answer(id, 'refund')];

  expect(said).toEqual(['refund', 'changed']);
  const { outcome, voucherCode, sums } = await detail();
  expect([outcome, voucherCode]).toEqual(['refund', expect.stringMatching(/^V-/)]);
  const { rows } = await sql`select value from voucher where code = ${voucherCode}`.execute(shop.db);
  expect(rows).toEqual([{ value: Math.round(sums.refund * 100) }]);
  const events = await sql<{ count: number }>`
    select count(*)::int as count from warehouse_event where state = 'waiting'
  `.execute(shop.db);
  expect(events.rows).toEqual([{ count: 0 }]);
  expect((await warehouse.order()).returns).toEqual([]);
});

test('staff see the pictures of messages and download the documents, which browsers do not open in a page (P16, H16)', async () => {
  const client = await startSession(shop.app, 'sk');
  const scan = { name: 'Faktúra.pdf', data: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') };
  await client.send(sendMessage, {
    ...{ topic: 'complaint', orderNumber: '', name: 'Jana', email: 'jana@example.sk', copy: false },
    ...{ message: 'Na rukáve <i>sa</i> uvoľnil šev.', attachments: [await makePhoto(), scan] },
  });

  const page = (await ask(shop, { url: MESSAGES })).payload;

  expect(page).toContain('Na rukáve &lt;i&gt;sa&lt;/i&gt;');
  const { url, format } = await pictureOf(page);
  expect(format).toBe('jpeg');
  const places = [url.replace(/\d$/, '3'), `${MESSAGES}/files/1/0`, `${PAGE}/files/1/0`];
  const missing = await Promise.all(places.map(async (place) => (await ask(shop, { url: place })).statusCode));
  expect(missing).toEqual([404, 404, 404]);
  expect(page).toContain(`<a href="${url.replace(/\d$/, '1')}" download>Faktúra.pdf</a>`);
  expect((await ask(shop, { url: url.replace(/\d$/, '1') })).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Fakt%C3%BAra.pdf",
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  });
});
