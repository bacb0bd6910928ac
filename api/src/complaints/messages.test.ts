import { type BodyOf, sendMessage } from '@odeta/contracts';
import type { listStaffMessages } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service', 'Sona');
});
beforeEach(async () => {
  await sql`truncate contact_message, outbox cascade`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

async function write(words = 'Kde je môj balík?', email = 'jana@example.sk') {
  const client = await startSession(shop.app, 'sk');
  const message = { topic: 'delivery', orderNumber: '', name: 'Jana', email, copy: false, message: words };
  return (await client.send(sendMessage, { ...message, attachments: [] } as never)).body as unknown as {
    number: string;
  };
}

const list = async (query = '') => (await service.get<BodyOf<typeof listStaffMessages>>(`/messages${query}`)).body;

test('an answer is sent once in the language of the message, without its words, and both are kept (P16)', async () => {
  const { number } = await write();
  const [waiting] = (await list()).messages;
  const payload = { way: 'email', words: 'Dobrý deň,\n\nbalík príde zajtra <b>ráno</b>.' };
  const path = `/messages/${waiting?.id}/answer`;
  const key = { 'idempotency-key': 'answer-of-this-test' };

  const answers = await Promise.all([1, 2].map(() => service.post(path, payload, key)));
  await shop.sendEmails();

  expect(waiting).toMatchObject({ number, language: 'sk', email: 'jana@example.sk', answers: [] });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const sent = shop.emails.filter(({ to }) => to === 'jana@example.sk');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: `Odpoveď na vašu správu ${number}`, replyTo: expect.stringContaining('@') });
  expect(sent[0]?.text).toContain('balík príde zajtra');
  expect(sent[0]?.html).toContain('&lt;b&gt;ráno');
  expect(sent[0]?.text).not.toContain('Kde je môj balík');
  expect((await list()).messages).toEqual([]);
  expect((await list('?state=settled')).messages).toMatchObject([{ number, answers: [{ by: 'Sona', ...payload }] }]);
});

test('of two employees who answer the same message one is told that it no longer waits, and one e-mail is sent', async () => {
  await write();
  const [waiting] = (await list()).messages;
  const colleague = await openEmployee(shop, 'service', 'Ivan');
  const answer = (by: Employee, words: string, key: string) =>
    by.post(`/messages/${waiting?.id}/answer`, { way: 'email', words }, { 'idempotency-key': key });

  const answers = await Promise.all([
    answer(service, 'Zajtra.', 'answer-of-sona-1'),
    answer(colleague, 'Dnes.', 'answer-of-ivan-1'),
  ]);
  await shop.sendEmails();

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(shop.emails.filter(({ to }) => to === 'jana@example.sk')).toHaveLength(1);
});

test('a message that was settled elsewhere waits no longer, and nobody gets an e-mail', async () => {
  await write();
  const [waiting] = (await list()).messages;

  const { status } = await service.post(`/messages/${waiting?.id}/answer`, { way: 'elsewhere', words: 'On the phone' });
  await shop.sendEmails();

  expect([status, shop.emails.filter(({ to }) => to === 'jana@example.sk')]).toEqual([200, []]);
  expect(await list()).toEqual({ messages: [], count: 0 });
});

test('messages are found by words, name, e-mail or number, the most urgent first', async () => {
  const { number } = await write('Kde je balík?');
  await write('Chcem faktúru', 'eva@example.sk');
  await sql`update contact_message set answer_by = answer_by + 1 where email = 'eva@example.sk'`.execute(shop.db);
  const found = async (q: string) => (await list(`?${new URLSearchParams({ q })}`)).messages.map(({ email }) => email);

  expect(await found('')).toEqual(['jana@example.sk', 'eva@example.sk']);
  expect(await found('FAKTÚRU')).toEqual(['eva@example.sk']);
  expect(await found('eva@')).toEqual(['eva@example.sk']);
  expect(await found(number)).toEqual(['jana@example.sk']);
});

test('a list has as many cases as were asked for, with the number of all', async () => {
  for (const email of ['a@example.sk', 'b@example.sk', 'c@example.sk']) await write('Kde je balík?', email);
  const part = await list('?most=2');
  const refused = await Promise.all(['0', '1001', 'all'].map((most) => service.get(`/messages?most=${most}`)));

  expect([part.messages.length, part.count]).toEqual([2, 3]);
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
});

test('an answer without words, or to no message, is refused', async () => {
  await write();
  const [waiting] = (await list()).messages;
  const empty = await service.post(`/messages/${waiting?.id}/answer`, { way: 'email', words: ' \n ' });
  const nobody = await service.post('/messages/6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11/answer', {
    way: 'email',
    words: 'a',
  });

  expect([empty.status, Object.keys(empty.validation), nobody.status]).toEqual([422, ['words'], 404]);
  expect((await list()).count).toBe(1);
});
