import {
  type CountryCode,
  changePassword,
  declareWithdrawal,
  readConfirmInit,
  requestPasswordReset,
  sendMessage,
  subscribeNewsletter,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, PASSWORD } from '../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { startApi } from '../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { Inject } from '../../testing/shop/test-client.ts';
import { movedTo, startSession } from '../../testing/shop/test-client.ts';
import { takeLetter } from './address-limit.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => sql`truncate outbox, attempt, contact_message, contact_attachment, contact_answer`.execute(shop.db));
afterAll(() => shop.close());

const withdrawal = { name: 'Eva', orderNumber: 'SK 1111 2222', scope: 'whole', goods: '' };
const message = { topic: 'other', orderNumber: '', name: '', message: 'Dobrý deň', copy: true };

/** Kinds of the e-mails to an address, sorted. */
async function lettersTo(email: string) {
  const rows = await shop.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
  return rows
    .filter(({ recipient }) => recipient.toLowerCase().endsWith(email))
    .map(({ kind }) => kind)
    .sort();
}

async function declare(email: string, { app = shop.app as Inject, parts = {}, country = 'sk' as CountryCode } = {}) {
  const client = movedTo(app, await startSession(shop.app, country), country);
  const { status, body } = await client.send(declareWithdrawal, { ...withdrawal, email, ...parts });
  return { status, body: { ...body, number: '', email: '' } };
}

const useUp = async (email: string) => {
  for (let count = 0; count < 10; count += 1)
    await shop.db.transaction().execute((trx) => takeLetter(trx, email, { isRecovery: false }));
};

test('an address gets ten letters from all forms, countries and processes together, and no answer tells', async () => {
  const other = await startApi(shop.url);
  const write = async (index: number) => {
    const client = movedTo(other.app, await startSession(shop.app));
    return client.send(sendMessage, { ...message, email: `jana+${index}@example.sk` });
  };
  const five = [1, 2, 3, 4, 5];

  const answers = await Promise.all([
    ...five.map((index) => declare(`Jana+w${index}@example.sk`)),
    ...five.map((index) => declare(`jana+h${index}@EXAMPLE.sk`, { app: other.app, country: 'hu' })),
    ...five.map(write),
  ]);
  await other.kill();

  expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  expect(new Set(answers.slice(0, 5).map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await lettersTo('@example.sk')).toHaveLength(10);
});

test('an address that has its ten letters gets no others, and one more after two hours', async () => {
  await useUp('eva@example.sk');
  const client = await startSession(shop.app);
  const subscribe = () => client.send(subscribeNewsletter, { email: 'eva@example.sk', source: 1 });

  const limited = await subscribe();
  const before = await lettersTo('eva@example.sk');
  await sql`update attempt set blocked_until = blocked_until - interval '2 hours'`.execute(shop.db);
  await sql`update newsletter set sent_at = sent_at - interval '2 hours'`.execute(shop.db);
  const again = await subscribe();
  await declare('eva@example.sk');

  expect([limited.status, limited.messages]).toEqual([again.status, again.messages]);
  expect([before, await lettersTo('eva@example.sk')]).toEqual([[], ['newsletter-activation']]);
});

test('the letters of an order are not limited, and neither is the receipt of its withdrawal', async () => {
  const email = customers.sk.email ?? '';
  await useUp(email);
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { number } = (await buyer.send(readConfirmInit)).body.order;

  await declare(email, { parts: { orderNumber: number } });

  expect(await lettersTo(email)).toEqual(['order-placed', 'withdrawal-receipt']);
});

test('somebody who knows an order can have its buyer sent five receipts a day beyond the limit', async () => {
  const email = customers.sk.email ?? '';
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { number } = (await buyer.send(readConfirmInit)).body.order;
  await useUp(email);

  for (let count = 0; count < 7; count += 1) await declare(email, { parts: { orderNumber: number } });

  expect((await lettersTo(email)).filter((kind) => kind === 'withdrawal-receipt')).toHaveLength(5);
  await shop.sendEmails();
  const notices = shop.emails.filter(({ key }) => key.startsWith('withdrawal-notice'));
  expect(notices.filter(({ text }) => text.includes('Po overení ho pošlite ručne'))).toHaveLength(2);
});

test('letters of other forms do not keep an owner from getting back into the account', async () => {
  const email = 'owner@example.sk';
  await meetCustomer(shop, 'sk', { email });
  await useUp(email);

  await (await startSession(shop.app)).send(requestPasswordReset, { email, from: 'account' });

  expect(await lettersTo(email)).toContain('password-reset');
});

test('an account with somebody else’s address does not send more letters to it; the owner of an account gets each warning', async () => {
  const email = 'victim@example.sk';
  const account = await meetCustomer(shop, 'sk', { email });
  await useUp(email);
  const change = () =>
    account.send(changePassword, { currentPassword: PASSWORD, password: PASSWORD, endOthers: false });

  expect((await change()).status).toBe(200);
  const unconfirmed = await lettersTo(email);
  await sql`update customer set email_confirmed_at = now() where email = ${email}`.execute(shop.db);
  expect((await change()).status).toBe(200);

  expect(unconfirmed).not.toContain('password-changed');
  expect(await lettersTo(email)).toContain('password-changed');
});
