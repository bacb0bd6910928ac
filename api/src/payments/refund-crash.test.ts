import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { order } from '../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { type Bank, startBank } from '../../testing/servers/bank.ts';
import { meetPayer } from '../../testing/servers/paying-shop.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { settle } from './settle.ts';

const CAME = 1234;
const SLOW_MACHINE_MS = 300_000;

let shop: TestShop;
let bank: Bank;
let toBank: Server;
let apis: ApiProcess[] = [];
/** The ids with which refunds were requested, and whether the bank's answers are lost. */
const wire = { asked: [] as string[], isAnswerLost: false };

beforeAll(async () => {
  bank = await startBank();
  shop = await openTestShop({ provider: bank.provider, now: () => new Date() });
  toBank = await startWire();
}, SLOW_MACHINE_MS);
afterAll(async () => {
  await killApis();
  toBank.closeAllConnections();
  toBank.close();
  await shop.close();
  await bank.stop();
});

/** Between the shop's servers and the bank. */
async function startWire(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '', headers } = request;
    const body = Buffer.concat(chunks).toString();
    const { authorization = '' } = headers;
    const init = { method, headers: { authorization, 'content-type': 'application/json' }, ...(body && { body }) };
    const answer = await fetch(bank.url + url, init);
    if (url.endsWith('/refund')) wire.asked.push(JSON.parse(body).refundId);
    if (!wire.isAnswerLost) response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function startApis() {
  const bankUrl = `http://127.0.0.1:${(toBank.address() as AddressInfo).port}`;
  apis = await Promise.all([1, 2].map(() => startApi(shop.url, { bankUrl })));
}

const killApis = () => Promise.all(apis.map((api) => api.kill()));

const refund = () => shop.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow();

async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await pause(50);
}

/** Its time has come, and both servers look for it. */
const makeDue = () => sql`update refund set check_at = now(), refusal = null`.execute(shop.db);

test(
  'two servers request a refund in turns with one id, go on counting after a crash, and it is made once',
  async () => {
    const { body } = await order(await meetPayer(shop, 'card'));
    await bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
    const { id } = await shop.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    await settle(shop, id, { state: 'paid', failure: null, amount: CAME, currency: 'PLN', providerId: null });
    await startApis();

    await bank.ask('POST', '/api/faults', { refunds: 'down' });
    for (const attempts of [1, 2, 3]) {
      await makeDue();
      await until(async () => (await refund()).refusal !== null);
      expect((await refund()).attempts).toBe(attempts);
    }
    await bank.ask('POST', '/api/faults', {});
    wire.isAnswerLost = true;
    await makeDue();
    await until(() => wire.asked.length === 4);
    await killApis();
    wire.isAnswerLost = false;
    await startApis();
    await makeDue();
    await until(async () => (await refund()).state === 'done');

    expect([(await refund()).attempts, wire.asked]).toEqual([5, [id, id, id, id, id]]);
    expect((await bank.ask('GET', `/api/payments/${id}`)).refunded).toBe(CAME);
    const { rows } = await sql`select from outbox where kind = 'refund-made'`.execute(shop.db);
    expect(rows).toHaveLength(1);
  },
  SLOW_MACHINE_MS,
);
