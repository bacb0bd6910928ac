import { countries, countryCodes, type InputOf, readConfirmInit, readContact, sendMessage } from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession } from '../../testing/shop/test-client.ts';
import { cleanUp } from '../clean-up/clean-up.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  now = TEST_NOW;
  shop.emails.length = 0;
  await sql`truncate contact_message, contact_attachment, contact_answer, outbox`.execute(shop.db);
});
afterAll(() => shop.close());

const message: InputOf<typeof sendMessage> = {
  topic: 'complaint',
  orderNumber: 'SK 2611 0118',
  name: 'Jana Hrušková',
  email: 'jana@example.sk',
  message: 'Dobrý deň,\nna rukáve sa uvoľnil šev.',
  copy: true,
};

async function write(
  parts: Partial<typeof message> = {},
  { key = '', country = 'sk' as (typeof countryCodes)[number] } = {},
) {
  const client = await startSession(shop.app, country);
  const answer = await client.send(sendMessage, { ...message, ...parts }, key ? { 'idempotency-key': key } : {});
  await shop.sendEmails();
  return answer;
}
const rows = () => shop.db.selectFrom('contactMessage').selectAll().execute();

test.each(countryCodes)('%s names the seller with e-mail, phone and phone hours (P16)', async (country) => {
  const { body } = await newClient(shop.app, country).send(readContact);
  const { seller } = body;

  expect(seller.name).toMatch(/ODETA|ОДЕТА/);
  expect(seller.email).toMatch(/@odeta\.example$/);
  expect(seller.phone).toMatch(/^\+\d+ [\d ]*000/);
  expect(seller.phoneHours).toMatch(/8:00–20:00, .*8:00–15:00/);
  expect([body.answerDays, body.siteKey]).toEqual([1, null]);
});

test.each(countryCodes)(
  'a message of %s is e-mailed to the shop and to its sender, in the language of the country (P16)',
  async (country) => {
    const { status, body } = await write({}, { country });

    expect([status, body]).toEqual([200, { number: expect.stringMatching(/^P \d{4} \d{4}$/), answerBy: '2026-11-23' }]);
    const [copy, own] = shop.emails.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(copy?.to).toBe('jana@example.sk');
    expect(own).toMatchObject({ to: expect.stringMatching(/@odeta\.example$/), replyTo: 'jana@example.sk' });
    for (const part of ['SK 2611 0118', 'Jana Hrušková', 'na rukáve sa uvoľnil šev.'])
      expect(own?.text).toContain(part);
    for (const { subject, text, html } of shop.emails) {
      expect(html).toContain(`<html lang="${countries[country].language}"`);
      expect(subject + text).toContain(body.number);
      expect(subject + text).not.toMatch(/\{\{|undefined|\b(topic|message|copy|statement)-[a-z]+/);
    }
  },
);

test('nobody can have their words sent to an address that they have typed (P16)', async () => {
  await write({
    name: 'Výhra na evil.example',
    message: 'Kliknite na https://evil.example/x',
    orderNumber: 'SK 6666 7777',
  });

  const copy = shop.emails.find(({ to }) => to === 'jana@example.sk');
  expect(`${copy?.subject}${copy?.text}${copy?.html}`).not.toMatch(/evil|Výhra|Kliknite|6666/);
});

test('a buyer gets a copy of the message, in which no address becomes a link (P16)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { number } = (await buyer.send(readConfirmInit)).body.order;
  const email = customers.sk.email ?? '';
  shop.emails.length = 0;

  await write({ orderNumber: number, email, message: 'Uvoľnil sa šev. Foto: https://foto.example/sev' });

  const copy = shop.emails.find(({ to, key }) => to === email && key.startsWith('contact-copy'));
  expect(copy?.text).toContain('Uvoľnil sa šev.');
  expect(copy?.text).toContain('https:\u200b//foto.\u200bexample/sev');
});

test('a sender who does not request a copy gets none (P16)', async () => {
  await write({ copy: false });

  expect(shop.emails.map(({ key }) => key.split(':')[0])).toEqual(['contact-message']);
});

test('a repeated submit with the same idempotency key sends the message once (P16)', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => write({}, { key: 'press-1' })));
  const changed = await write({ message: 'Niečo iné' }, { key: 'press-1' });

  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect(changed.problem.code).toBe('idempotency-mismatch');
  expect([(await rows()).length, shop.emails.length]).toEqual([1, 2]);
});

test('only the format of an order number is validated, not whether the order exists (P16)', async () => {
  const odd = await write({ orderNumber: 'abc' });

  expect(odd.problem.validation).toEqual({ orderNumber: ['Číslo objednávky má tvar SK 2611 0155'] });
  expect((await write({ orderNumber: 'sk26110118' })).status).toBe(200);
  expect((await write({ orderNumber: '' })).status).toBe(200);
});

test('a customer number of eight digits is stored and stands in the e-mail to the shop; any other is refused (P16, H11)', async () => {
  const odd = await write({ customerNumber: '1048226' });
  expect(odd.problem.validation).toEqual({ customerNumber: ['Zákaznícke číslo má 8 číslic'] });

  // Another address, because the number of copies per address is limited.
  expect((await write({ customerNumber: '1048 2265', email: 'eva@example.sk' })).status).toBe(200);
  expect((await rows()).map(({ customerNumber }) => customerNumber)).toEqual(['10482265']);
});

test('every invalid field gets a validation error, and nothing is stored (P16, H1, H12)', async () => {
  const { status, problem } = await write({
    topic: 'x',
    email: 'jana@mailinator.com',
    message: ' ',
    name: 'x'.repeat(101),
  });

  expect(status).toBe(422);
  expect(Object.keys(problem.validation).sort()).toEqual(['email', 'message', 'name', 'topic']);
  expect(await rows()).toEqual([]);
});

test('no input becomes an e-mail header (P16)', async () => {
  await write({ name: 'Jana\r\nBcc: eve', message: 'x\r\n\r\nBcc: eve@example.com' });

  expect(shop.emails).toHaveLength(2);
  for (const { subject, to, replyTo = '' } of shop.emails) expect(subject + to + replyTo).not.toMatch(/eve|[\r\n]/);
  expect((await write({ email: 'jana@example.sk\r\nBcc: eve@example.com' })).status).toBe(422);
});

test('one e-mail address can send five messages a day, also at once and from several sessions (P16)', async () => {
  const clients = await Promise.all(Array.from({ length: 7 }, () => startSession(shop.app)));
  const answers = await Promise.all(
    clients.map((client) => client.send(sendMessage, { ...message, email: ' JANA@example.sk' })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.problem.messages[0]?.message).toContain('+421 2 000 000 00');
  now = new Date(TEST_NOW.getTime() + 25 * 3_600_000);
  expect((await write()).status).toBe(200);
});

test('one visitor can send ten messages a minute (P16)', async () => {
  const limited = await openTestShop({ config: { RATE_LIMITS: 1 }, name: 'limited' });
  const client = await startSession(limited.app);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await client.send(sendMessage, { ...message, email: `a${count}@example.sk` })).status);
  }
  await limited.close();

  expect(statuses.slice(9)).toEqual([200, 429, 429]);
});

test('a message without a bot proof is refused and not stored (M9, P16)', async () => {
  const guarded = await openTestShop({ config: { BOT_PROTECTION: true }, name: 'guarded' });
  const client = await startSession(guarded.app);
  const { status, problem } = await client.send(sendMessage, message);
  const stored = await guarded.db.selectFrom('contactMessage').select('id').execute();
  await guarded.close();

  expect([status, problem.code, stored]).toEqual([403, 'bot-protection', []]);
});

test('messages are deleted after 24 months (P16)', async () => {
  await write();
  await sql`update contact_message set received_at = now() - interval '23 months'`.execute(shop.db);
  expect((await cleanUp(shop.db)).messages).toBe(0);

  await sql`update contact_message set received_at = now() - interval '24 months 1 day'`.execute(shop.db);
  expect((await cleanUp(shop.db)).messages).toBe(1);
});
