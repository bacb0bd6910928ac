import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Replicated, startReplicated } from '../../testing/database/replicated-postgres.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { movedTo, type TestClient } from '../../testing/shop/test-client.ts';

/** A minute and a half each: two servers of PostgreSQL and two of the shop. */
const inFull = process.env.TEST_SCOPE === 'full' ? describe : describe.skip;
const BUYERS = 40;
/** From the kill to the next confirmed order. */
const BACK_WITHIN_MS = 30_000;
/** How many orders have been confirmed when the primary fails. */
const CONFIRMED_BEFORE = BUYERS / 4;
const TOGETHER = 8;

interface Attempt {
  buyer: TestClient;
  key: string;
  /** All answers, in order. */
  answers: { status: number; code: string; retryAfter: string }[];
  number?: string;
}

/** Orders until it is confirmed, as a shopper's page does: always with the same key. */
async function orderUntilConfirmed(apis: readonly ApiProcess[], attempt: Attempt, turn: number) {
  for (let count = turn; attempt.number === undefined; count += 1) {
    const api = apis[count % apis.length] as ApiProcess;
    const answer = await order(movedTo(api.app, attempt.buyer), {}, { 'idempotency-key': attempt.key });
    const { status, body, problem, headers } = answer;
    attempt.answers.push({ status, code: problem.code, retryAfter: String(headers['retry-after'] ?? '') });
    if (status === 200) attempt.number = body.hurraTagManager.orderId;
    else await pause(250);
  }
}

/** Several at a time. Calls back with the number of confirmed orders. */
async function orderAll(
  apis: readonly ApiProcess[],
  attempts: readonly Attempt[],
  onConfirmed: (count: number) => void,
) {
  const waiting = [...attempts.entries()];
  const confirmed = { count: 0 };
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await orderUntilConfirmed(apis, next[1], next[0]);
      confirmed.count += 1;
      onConfirmed(confirmed.count);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
}

inFull('two servers of PostgreSQL', () => {
  let servers: Replicated;
  let shop: TestShop;
  let apis: ApiProcess[];
  let attempts: Attempt[];
  beforeEach(async () => {
    servers = await startReplicated();
    shop = await openTestShop({ url: servers.primary.url });
    await shop.pool.query('update stock set on_hand = 1000');
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => prepareBuyer(shop)));
    attempts = buyers.map((buyer) => ({ buyer, key: randomUUID(), answers: [] }));
    const one = () => startApi(servers.url);
    apis = [await one(), await one()];
  }, 300_000);
  afterEach(async () => {
    await Promise.all(apis.map((api) => api.kill()));
    await shop.close().catch(() => undefined);
    await servers.stop();
  });

  async function expectEachOnce() {
    const rows = await servers.replica.query<{ number: string }>('select number from shop_order');
    expect(rows.map(({ number }) => number).sort()).toEqual(attempts.map(({ number }) => number).sort());
    const refusals = attempts.flatMap(({ answers }) => answers).filter(({ status }) => status !== 200);
    for (const refusal of refusals) {
      expect(refusal).toEqual({ status: 503, code: 'busy', retryAfter: expect.stringMatching(/^\d+$/) });
    }
    expect(refusals.length).toBeGreaterThan(0);
  }

  test('a primary that is killed among orders costs no confirmed order and doubles none, and the promoted replica serves at once', async () => {
    const times = { killed: 0, back: 0 };
    await orderAll(apis, attempts, (count) => {
      if (count === CONFIRMED_BEFORE) {
        times.killed = performance.now();
        servers.primary.signal('SIGKILL');
        void servers.replica.query('select pg_promote()');
      } else if (count > CONFIRMED_BEFORE + TOGETHER) times.back ||= performance.now();
    });

    await expectEachOnce();
    expect(times.back - times.killed).toBeLessThan(BACK_WITHIN_MS);
  }, 300_000);

  test('a primary that hangs does not hang its shoppers: every request is answered, and all orders are placed on the promoted replica', async () => {
    await orderAll(apis, attempts, (count) => {
      if (count !== CONFIRMED_BEFORE) return;
      servers.primary.signal('SIGSTOP');
      void servers.replica.query('select pg_promote()');
    });

    await expectEachOnce();
  }, 300_000);
});
