import { type CountryCode, countryCodes, declareWithdrawal, type InputOf, readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.emails.length = 0;
  await sql`truncate withdrawal, withdrawal_line, outbox`.execute(shop.db);
});
afterAll(() => shop.close());

const declaration: InputOf<typeof declareWithdrawal> = {
  name: 'Eva Kováčová',
  orderNumber: 'SK 1111 2222',
  email: 'eva@example.sk',
  scope: 'whole',
  goods: '',
};
type Parts = Partial<typeof declaration>;

async function declare(parts: Parts = {}, { key = '', country = 'sk' as (typeof countryCodes)[number] } = {}) {
  const client = await startSession(shop.app, country);
  const answer = await client.send(
    declareWithdrawal,
    { ...declaration, ...parts },
    key ? { 'idempotency-key': key } : {},
  );
  await shop.sendEmails();
  return answer;
}
const rows = () => shop.db.selectFrom('withdrawal').selectAll().execute();

async function placeOrder(country: CountryCode = 'sk') {
  const buyer = await prepareBuyer(shop, undefined, country);
  await order(buyer);
  const { order: placed } = (await buyer.send(readConfirmInit)).body;
  await sql`truncate outbox`.execute(shop.db);
  return { number: placed.number, email: customers[country].email ?? '' };
}

test.each(countryCodes)(
  'a guest of %s can withdraw, and gets a receipt with the declaration and its time (P6)',
  async (country) => {
    const goods = 'Zavinovacie šaty, vínová, 38\nKožená kabelka';
    const { number: orderNumber, email } = await placeOrder(country);
    const { status, body } = await declare({ scope: 'part', goods, orderNumber, email }, { country });

    expect(status).toBe(200);
    expect(body).toEqual({
      number: expect.stringMatching(/^O \d{4} \d{4}$/),
      receivedAt: TEST_NOW.toISOString(),
      name: 'Eva Kováčová',
      orderNumber,
      email,
      goods,
      refundTo: '',
      parcels: null,
    });
    const [notice, receipt] = shop.emails.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(receipt).toMatchObject({ to: email, subject: expect.stringContaining(body.number) });
    const hour = { pl: '12:00', sk: '12:00', hu: '12:00', ro: '13:00', ua: '13:00' }[country];
    for (const part of [hour, '2026', orderNumber, 'Eva Kováčová', ...goods.split('\n')])
      expect(receipt?.text).toContain(part);
    expect(notice).toMatchObject({ to: expect.stringMatching(/@odeta\.example$/), replyTo: email });
    // An unfilled placeholder, or a key instead of its text.
    expect(shop.emails.map(({ subject, text }) => subject + text).join()).not.toMatch(
      /\{\{|undefined|\b(receipt|notice|statement)-[a-z]+/,
    );
  },
);

test.each(countryCodes)(
  'without an order of its number and e-mail in %s a receipt repeats nothing that was typed freely (P6)',
  async (country) => {
    const goods = 'Výhra! https://evil.example';
    await declare({ name: 'Výherca Výhry', orderNumber: 'evil 1', scope: 'part', goods }, { country });

    const receipt = shop.emails.find(({ to }) => to === 'eva@example.sk');
    expect(receipt?.text).toMatch(/2026/);
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(
      /evil|Výh|\{\{|\b(receipt|statement)-[a-z]+/,
    );
  },
);

test('a withdrawal is linked to the order with its number and e-mail, however they are written (P6)', async () => {
  const { number, email } = await placeOrder();
  await declare({ orderNumber: number.replaceAll(' ', '').toLowerCase(), email: email.toUpperCase() });

  const [row] = await rows();
  const { number: withdrawn } = await shop.db
    .selectFrom('shopOrder')
    .select('number')
    .where('id', '=', row?.orderId ?? '')
    .executeTakeFirstOrThrow();
  expect(withdrawn).toBe(number);
});

test('the response and the receipt do not reveal whether an order exists, or whose it is (P6)', async () => {
  const { number } = await placeOrder();
  shop.emails.length = 0;
  const others = await declare({ orderNumber: number });
  const receiptOfOthers = shop.emails.find(({ key }) => key.startsWith('withdrawal-receipt'));
  shop.emails.length = 0;
  const none = await declare({ orderNumber: 'SK 0000 0000' });
  const receiptOfNone = shop.emails.find(({ key }) => key.startsWith('withdrawal-receipt'));

  const unnamed = (text = '', own = '', named = '') => text.replaceAll(own, 'O').replaceAll(named, 'N');
  expect({ ...none.body, number: '', orderNumber: '' }).toEqual({ ...others.body, number: '', orderNumber: '' });
  expect(unnamed(receiptOfNone?.text, none.body.number, 'SK 0000 0000')).toBe(
    unnamed(receiptOfOthers?.text, others.body.number, number),
  );
  expect((await rows()).map(({ orderId }) => orderId)).toEqual([null, null]);
});

test('a declaration is accepted whatever its order number looks like (P6)', async () => {
  expect((await declare({ orderNumber: 'neviem, z piatku' })).status).toBe(200);
  expect(shop.emails).toHaveLength(2);
});

test('a repeated submit is the same withdrawal with one receipt, and with changed data it is refused (P6)', async () => {
  const first = await declare({}, { key: 'press-1' });
  const again = await Promise.all([declare({}, { key: 'press-1' }), declare({}, { key: 'press-1' })]);
  const changed = await declare({ name: 'Iná' }, { key: 'press-1' });

  expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
  expect([changed.status, changed.problem.code]).toEqual([422, 'idempotency-mismatch']);
  expect([(await rows()).length, shop.emails.length]).toEqual([1, 2]);
});

test('simultaneous submits create one withdrawal (P6)', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => declare({}, { key: 'at-once' })));

  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect([(await rows()).length, shop.emails.length]).toEqual([1, 2]);
});

test('missing fields, and a name with a web address, get validation errors in the language of the country (P6, H1)', async () => {
  const { status, problem } = await declare({ name: ' ', orderNumber: '', email: 'eva@', scope: 'part', goods: '' });

  expect(status).toBe(422);
  expect(Object.keys(problem.validation).sort()).toEqual(['email', 'goods', 'name', 'orderNumber']);
  expect(problem.validation.name).toEqual(['Toto políčko nemôže byť prázdne']);
  expect(Object.keys((await declare({ name: 'Výhra evil.example' })).problem.validation)).toEqual(['name']);
  expect(await rows()).toEqual([]);
});

test('line breaks in a name add no header, and HTML is escaped (P6)', async () => {
  await declare({ name: 'Eva\r\nBcc: eve', goods: '<b>x</b>', scope: 'part' });

  const [row] = await rows();
  expect(row?.name).toBe('Eva Bcc: eve');
  for (const { subject, to, html } of shop.emails) {
    expect(subject + to).not.toMatch(/Bcc|\n/);
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
  }
});

test('a withdrawal whose receipt cannot be queued is not stored (P6)', async () => {
  await sql`alter table outbox rename to outbox_away`.execute(shop.db);
  const client = await startSession(shop.app);
  const { status } = await client.send(declareWithdrawal, declaration);
  await sql`alter table outbox_away rename to outbox`.execute(shop.db);

  expect(status).toBe(500);
  expect(await rows()).toEqual([]);
});

test('a declaration without a bot proof is refused and not stored (M9, P6)', async () => {
  const guarded = await openTestShop({ config: { BOT_PROTECTION: true }, name: 'guarded' });
  const client = await startSession(guarded.app);
  const { status, problem } = await client.send(declareWithdrawal, declaration);
  const stored = await guarded.db.selectFrom('withdrawal').select('id').execute();
  await guarded.close();

  expect([status, problem.code, stored]).toEqual([403, 'bot-protection', []]);
});

test('the shop is notified of a withdrawal with the delivery date and the withdrawal deadline (P6)', async () => {
  const { number, email } = await placeOrder();
  const noticeOf = async () => {
    shop.emails.length = 0;
    await declare({ orderNumber: number, email });
    return shop.emails.find(({ key }) => key.startsWith('withdrawal-notice'))?.text;
  };

  const before = await noticeOf();
  await sql`update shop_order set delivered_at = ${TEST_NOW} where number = ${number}`.execute(shop.db);

  expect(before).toContain('Tovar ešte nie je doručený');
  expect(await noticeOf()).toMatch(/doručený 21\. novembra 2026, lehota na odstúpenie trvá do 5\.\s+decembra 2026/);
});
