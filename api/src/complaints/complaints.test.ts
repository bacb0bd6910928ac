import { type BodyOf, openReturn, readReturn, sendMessage } from '@odeta/contracts';
import {
  type listStaffComplaints,
  type listStaffMessages,
  STAFF_COMPLAINT_FILE,
  STAFF_MESSAGE_FILE,
} from '@odeta/contracts/staff';
import { sql } from 'kysely';
import sharp from 'sharp';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { complaint, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { makePhoto } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
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

const answer = (id: string, outcome: string, words = '') =>
  service.post(`/complaints/${id}/answer`, { outcome, words });
const listed = async () => (await service.get<BodyOf<typeof listStaffComplaints>>('/complaints')).body.complaints;

/** The address of a file. */
const fileOf = (path: string, id: string, place: number | string) =>
  path.replace(/\{\w+Id\}/, id).replace('{place}', String(place));

test('staff see a complaint with its pictures and refuse it with a reason, which the buyer can read (P6, H16)', async () => {
  const { id, number, warehouse, detail } = await complain();
  const [found] = await listed();
  const picture = await service.file(fileOf(STAFF_COMPLAINT_FILE, id, 0));

  const unexplained = await answer(id, 'refused');
  const answered = await answer(id, 'refused', 'Šev je celý.\n<b>Pozrite</b> fotku.');
  await shop.sendEmails();

  expect(found).toMatchObject({ number, note: complaint.note, canBeAnswered: true });
  expect(found?.files).toHaveLength(1);
  expect([(await sharp(picture.content).metadata()).format, picture.headers['content-type']]).toEqual([
    'jpeg',
    'image/jpeg',
  ]);
  expect([unexplained.status, Object.keys(unexplained.validation), answered.status]).toEqual([422, ['words'], 200]);
  expect(await detail()).toMatchObject({
    status: 'completed',
    outcome: 'refused',
    answer: expect.stringContaining('Šev'),
  });
  const email = shop.emails.find(({ key }) => key.startsWith('return-answered'));
  expect(email?.text).toContain('Šev je celý.');
  expect(email?.html).toContain('&lt;b&gt;Pozrite');
  expect(await listed()).toEqual([]);
  expect((await warehouse.report('return-answered', { returnNumber: number, outcome: 'refund' })).body.reason).toBe(
    'unknown-return',
  );
});

test('a complaint granted by staff is refunded once, and leaves no event of the warehouse waiting (P6)', async () => {
  const { id, warehouse, detail } = await complain();

  const statuses = [(await answer(id, 'refund')).status, (await answer(id, 'refund')).status];

  expect(statuses).toEqual([200, 409]);
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

  const [message] = (await service.get<BodyOf<typeof listStaffMessages>>('/messages')).body.messages;
  const { id = '' } = message ?? {};
  const file = (place: number | string, of = id) => service.file(fileOf(STAFF_MESSAGE_FILE, of, place));

  expect(message).toMatchObject({
    message: 'Na rukáve <i>sa</i> uvoľnil šev.',
    files: [expect.any(String), 'Faktúra.pdf'],
  });
  expect((await sharp((await file(0)).content).metadata()).format).toBe('jpeg');
  const missing = await Promise.all([
    file(3),
    file('x'),
    file(0, '1'),
    service.file(fileOf(STAFF_COMPLAINT_FILE, id, 0)),
  ]);
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await file(1)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Fakt%C3%BAra.pdf",
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
});
