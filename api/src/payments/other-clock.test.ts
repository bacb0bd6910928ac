import { setTimeout as pause } from 'node:timers/promises';
import { readCanaryCounts, readPaymentStatus } from '@odeta/contracts';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import { sql } from 'kysely';
import { order } from '../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { type Bank, startBank } from '../../testing/servers/bank.ts';
import { meetPayer } from '../../testing/servers/paying-shop.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { movedTo } from '../../testing/shop/test-client.ts';

const MINUTE = 60_000;
const SLOW_MACHINE_MS = 300_000;
/** Longer than a check, two of which are `AGAIN_SECONDS` apart. */
const PATIENCE_MS = 40_000;
const BUYERS = 12;

let shop: TestShop;
let bank: Bank;
let apis: ApiProcess[] = [];
beforeAll(async () => {
  bank = await startBank({ blikSeconds: 2 });
  shop = await openTestShop({ provider: bank.provider, now: () => new Date() });
}, SLOW_MACHINE_MS);
afterEach(async () => {
  await Promise.all(apis.map((api) => api.kill()));
});
afterAll(async () => {
  await shop.close();
  await bank.stop();
});

/** The status that a buyer sees in the end; asked by turns of both servers, as a load balancer does. */
async function settled(askers: { status(): Promise<string> }[]) {
  const limit = Date.now() + PATIENCE_MS;
  for (let turn = 0; ; turn += 1) {
    const status = (await askers[turn % askers.length]?.status()) ?? '';
    if (status !== 'pending' || Date.now() > limit) return status;
    await pause(500);
  }
}

test.each([
  ['right and 3 minutes behind', [0, -3 * MINUTE]],
  ['right and 3 minutes ahead', [0, 3 * MINUTE]],
  ['3 minutes behind and 3 minutes ahead', [-3 * MINUTE, 3 * MINUTE]],
])(
  '12 BLIK orders without a webhook are paid by two servers whose clocks are %s',
  async (_, clocks) => {
    const started = clocks.map((clockAheadMs) => startApi(shop.url, { bankUrl: bank.url, clockAheadMs }));
    apis = await Promise.all(started);

    const outcomes = await Promise.all(
      Array.from({ length: BUYERS }, async (_, place) => {
        const buyer = await meetPayer(shop, 'blik');
        const at = apis.map(({ app }) => movedTo(app, buyer, 'pl'));
        const [own, other] = place % 2 === 0 ? at : at.toReversed();
        if (!own || !other) throw new Error('no servers');
        const { body, status } = await order(own, { blikCode: '777123' });
        if (status !== 200) return `refused: ${status}`;
        const orderId = body.payment?.orderId ?? '';
        const askers = [other, own].map((client) => ({
          status: async () => (await client.send(readPaymentStatus, { orderId })).body.paymentStatus,
        }));
        return settled(askers);
      }),
    );

    expect(outcomes).toEqual(Array.from({ length: BUYERS }, () => 'success'));
    const { rows } =
      await sql`select distinct o.state, p.state as payment from shop_order o join payment p on p.order_id = o.id`.execute(
        shop.db,
      );
    expect(rows).toEqual([{ state: 'placed', payment: 'paid' }]);
  },
  SLOW_MACHINE_MS,
);

test.each([-3 * MINUTE, 3 * MINUTE])(
  'a server whose clock is %i ms off recognises what edge signed just now',
  async (clockAheadMs) => {
    const api = await startApi(shop.url, { clockAheadMs });
    apis = [api];
    const url = `/api${readCanaryCounts.path}?release=cart@1.5.0&share=10`;
    const headers = { host: 'pl.localhost:3000', [RENDERING_HEADER]: signRenderingCall(TEST_SECRET, url) };

    expect((await api.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  },
  SLOW_MACHINE_MS,
);
