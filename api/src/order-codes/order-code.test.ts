import { openOrderByCode, readConfirmInit, requestOrderCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate outbox, attempt, order_code cascade`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

async function placeOrder() {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { body } = await buyer.send(readConfirmInit);
  return { id: body.order.id, orderNumber: body.order.number, email: body.email };
}

const ask = async (fields: { orderNumber: string; email: string }) =>
  (await startSession(shop.app, 'sk')).send(requestOrderCode, fields);
const codes = async () =>
  (
    await shop.db
      .selectFrom('outbox')
      .select(['recipient', 'data'])
      .where('kind', '=', 'order-code')
      .orderBy('id')
      .execute()
  ).map(({ recipient, data }) => ({ recipient, code: data.code ?? '' }));
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const sees = async (client: TestClient, id: string) =>
  (await client.send(readConfirmInit, { order: id })).status === 200;

test('a guest can open an order on another device with its number and the code from an e-mail, once (P5)', async () => {
  const { id, orderNumber, email } = await placeOrder();

  expect(
    (await ask({ orderNumber: orderNumber.replaceAll(' ', '').slice(2), email: ` ${email.toUpperCase()} ` })).status,
  ).toBe(200);
  const [sent] = await codes();
  expect(sent).toEqual({ recipient: email, code: expect.stringMatching(/^\d{6}$/) });
  const { rows } = await sql<{ row: string }>`select c::text as row from order_code c`.execute(shop.db);
  expect(rows[0]?.row).not.toContain(sent?.code);
  await shop.sendEmails();
  expect(shop.emails.at(-1)?.text).toContain(sent?.code);

  const phone = await startSession(shop.app, 'sk');
  const typed = { orderNumber, email, code: ` ${sent?.code.slice(0, 3)} ${sent?.code.slice(3)}` };
  const answers = await Promise.all([1, 2].map(() => phone.send(openOrderByCode, typed)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await sees(phone, id)).toBe(true);
  expect(await sees(await startSession(shop.app, 'sk'), id)).toBe(false);
});

test('responses do not reveal whether an order exists, and only its buyer gets a code (P5)', async () => {
  const { orderNumber, email } = await placeOrder();
  const old = await placeOrder();
  await sql`update shop_order set placed_at = now() - interval '182 days' where id = ${old.id}`.execute(shop.db);
  const asked = [
    { orderNumber, email: 'somebody@example.sk' },
    { orderNumber: 'SK 0000 0000', email },
    { orderNumber: orderNumber.replace('SK', 'PL'), email },
    { orderNumber: old.orderNumber, email },
  ];

  const answers = [];
  for (const fields of asked) {
    const { status, body } = await ask(fields);
    const opened = await (await startSession(shop.app, 'sk')).send(openOrderByCode, { ...fields, code: '123456' });
    answers.push([status, body, opened.status, opened.problem.validation]);
  }

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.slice(0, 3)).toEqual([200, {}, 422]);
  expect(await codes()).toEqual([]);
});

test('a code allows five attempts, also simultaneous ones, within fifteen minutes, and a new code replaces it (P5)', async () => {
  const { id, ...named } = await placeOrder();
  const client = await startSession(shop.app, 'sk');
  const open = async (code: string) => (await client.send(openOrderByCode, { ...named, code })).status;
  await ask(named);
  const guessed = (await codes()).at(-1)?.code ?? '';
  await Promise.all([1, 2, 3, 4, 5].map(() => open(otherThan(guessed))));
  expect(await open(guessed)).toBe(422);

  await ask(named);
  const late = (await codes()).at(-1)?.code ?? '';
  await sql`update order_code set expires_at = expires_at - interval '15 minutes'`.execute(shop.db);
  expect(await open(late)).toBe(422);

  await ask(named);
  const replaced = (await codes()).at(-1)?.code ?? '';
  await ask(named);
  const good = (await codes()).at(-1)?.code ?? '';
  expect(replaced === good ? 422 : await open(replaced)).toBe(422);
  expect(await sees(client, id)).toBe(false);
  expect(await open(good)).toBe(200);
});

test('one address gets five codes an hour, and a request without a bot proof none (P5, M9)', async () => {
  const { id, ...named } = await placeOrder();
  for (let time = 0; time < 7; time += 1) expect((await ask(named)).status).toBe(200);
  expect(await codes()).toHaveLength(5);
  expect(id).toHaveLength(36);

  const guarded = await openTestShop({ name: 'guarded', config: { BOT_PROTECTION: true } });
  const { problem } = await (await startSession(guarded.app, 'sk')).send(requestOrderCode, named);
  await guarded.close();
  expect(problem.code).toBe('bot-protection');
});

test('every invalid field gets a validation error (P5)', async () => {
  const client = await startSession(shop.app, 'sk');

  const asked = await client.send(requestOrderCode, { orderNumber: '12', email: 'jana@example' });
  const opened = await client.send(openOrderByCode, { orderNumber: '', email: '', code: '12' });

  expect(Object.keys(asked.problem.validation)).toEqual(['orderNumber', 'email']);
  expect(Object.keys(opened.problem.validation)).toEqual(['orderNumber', 'email', 'code']);
});
