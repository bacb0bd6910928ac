import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { order } from '../../../testing/people/buyer.ts';
import { openRefundDesk, type RefundDesk } from '../../../testing/people/refund-desk.ts';
import { meetPayer } from '../../../testing/servers/paying-shop.ts';
import { providerAt } from '../../../testing/servers/payu-payment.ts';
import type { PayuRefund } from '../../../testing/servers/payu-refund-answers.ts';
import { type PayuOrder, type PayuSimulator, startPayu } from '../../../testing/servers/payu-simulator.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { watchPayments } from '../payment-watch.ts';
import type { PaymentProvider } from '../provider.ts';
import { settle } from '../settle.ts';

const CAME = 1234;
const DAY = 86_400_000;

let payu: PayuSimulator;
let provider: PaymentProvider;
let shop: TestShop;
let desk: RefundDesk;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const givenUp: string[] = [];
beforeAll(async () => {
  payu = await startPayu();
  provider = providerAt(payu);
  shop = await openTestShop({ name: 'payu_refunds', provider, now });
  desk = await openRefundDesk(shop);
});
beforeEach(async () => {
  clock.ahead = 0;
  givenUp.length = 0;
  payu.refunds.length = 0;
  payu.newRefund.status = 'PENDING';
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(async () => {
  await shop.close();
  await payu.close();
});

const watch = () =>
  watchPayments(
    { db: shop.db, provider, orders: shop.orders, now },
    {
      onError(error) {
        throw error;
      },
      onRefundGivenUp: ({ message }) => void givenUp.push(message),
    },
  );

/** A payment of a wrong amount, which is owed back. Returns its id, which is the refund's at PayU. */
async function owe(): Promise<string> {
  await order(await meetPayer(shop, 'card'));
  const { id } = await shop.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
  const kept = [...payu.orders.values()].at(-1) as PayuOrder;
  Object.assign(kept, { totalAmount: String(CAME), status: 'COMPLETED' });
  const status = await provider.status({ paymentId: id, providerId: kept.orderId, country: 'pl' });
  if (status) await settle(shop, id, status);
  return id;
}

async function post({ headers, body }: ReturnType<PayuSimulator['webhook']>) {
  const url = '/api/payments/webhooks/payu';
  return (await shop.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}

/** PayU decides on its newest refund, and says so. */
function decide(status: string, change: object = {}) {
  const refund = payu.refunds.at(-1) as PayuRefund;
  refund.status = status;
  return post(payu.refundWebhook(refund, change));
}

const refund = () => shop.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow();
async function mails() {
  await shop.sendEmails();
  return shop.emails.map(({ key }) => key).filter((key) => key.startsWith('refund'));
}

test('an accepted refund is said to be sent when PayU says so, once (P5)', async () => {
  const id = await owe();
  await watch();
  const accepted = [await refund(), await mails()];

  const codes = [await decide('FINALIZED'), await decide('FINALIZED'), await decide('PENDING')];
  await watch();

  expect(accepted).toEqual([
    expect.objectContaining({ state: 'requested', providerId: '5000000142', acceptedAt: expect.any(Date) }),
    [],
  ]);
  expect(codes).toEqual([200, 200, 200]);
  const done = await refund();
  expect([done.state, done.amount, await mails()]).toEqual(['done', CAME, [`refund-made:${done.id}`]]);
  expect(payu.refunds).toMatchObject([{ extRefundId: id, amount: String(CAME) }]);
});

test('a refund without a notice is asked about, and a week after it was accepted a person decides', async () => {
  await owe();
  await watch();
  payu.newRefund.status = 'FINALIZED';
  for (let day = 0; day < 6; day += 1) {
    clock.ahead += DAY;
    await watch();
  }
  const before = givenUp.length;
  clock.ahead += 2 * DAY;
  await watch();
  const [seen] = await desk.refunds();
  await decide('FINALIZED');

  expect([before, givenUp.length, payu.refunds.length, (await refund()).state]).toEqual([0, 1, 1, 'done']);
  expect(seen?.refusal).toContain('accepted by the bank a week ago, and not sent since');
});

test('the bank’s answer to the question counts like its notice', async () => {
  await owe();
  await watch();
  for (const one of payu.refunds) one.status = 'FINALIZED';
  clock.ahead += DAY;
  await Promise.all([watch(), watch()]);

  expect([(await refund()).state, (await mails()).length]).toEqual(['done', 1]);
});

test.each([
  ['accepted it', ['CANCELED']],
  ['said to have sent it', ['FINALIZED', 'CANCELED', 'CANCELED']],
  ['cancelled it, and says in the end that it was sent before', ['CANCELED', 'FINALIZED']],
])(
  'a refund that PayU cancels after it %s waits for staff, tells the buyer, and gets an id of its own (P5)',
  async (_, said) => {
    const id = await owe();
    await watch();
    const statuses: number[] = [];
    for (const status of said) statuses.push(await decide(status));
    const failed = await refund();
    const [seen] = await desk.refunds();
    clock.ahead += DAY;
    await watch();
    const requested = payu.refunds.length;
    await desk.again(failed.id);
    payu.newRefund.status = 'FINALIZED';
    await watch();

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(failed).toMatchObject({ state: 'requested', settledAt: null, acceptedAt: null, cancellations: 1 });
    expect([failed.handedOverAt === null, requested]).toEqual([false, 1]);
    expect(seen?.refusal).toContain('cancelled by the bank after it had accepted it: CANCELED');
    expect(payu.refunds.map(({ extRefundId }) => extRefundId)).toEqual([id, `${id}-1`]);
    expect((await refund()).state).toBe('done');
    const wasSent = said[0] === 'FINALIZED' ? [`refund-made:${failed.id}`] : [];
    expect((await mails()).sort()).toEqual([...wasSent, `refund-failed:${id}`, `refund-made:${failed.id}-1`].sort());
  },
);

test('a notice before the answer to the request has the bank asked at once, whichever of them is lost', async () => {
  await owe();
  payu.newRefund.status = 'FINALIZED';
  await watch();
  await shop.db
    .updateTable('refund')
    .set({ state: 'requested', settledAt: null, providerId: null, checkAt: new Date(Date.now() + DAY) })
    .execute();

  const status = await decide('FINALIZED');
  await watch();

  expect([status, (await refund()).state, payu.refunds.length]).toEqual([200, 'done', 1]);
});

test('a repeated request whose first answer was lost, and that PayU has cancelled since, waits for staff', async () => {
  const id = await owe();
  payu.newRefund.status = 'CANCELED';
  await watch();

  expect(await refund()).toMatchObject({ state: 'requested', cancellations: 1 });
  expect([givenUp.length, await mails()]).toEqual([1, [`refund-failed:${id}`]]);
  expect(givenUp[0]).toContain('PAYMENT_INSTRUMENT_CLOSED');
});

test('forged notices change nothing; those about refunds that the shop did not request are acknowledged', async () => {
  await owe();
  await watch();
  const [made] = payu.refunds as [PayuRefund];

  const forged = await post(payu.refundWebhook(made, { status: 'FINALIZED' }, 'another key'));
  const others = [
    await decide('PENDING', { status: 'FINALIZED', refundId: '77' }),
    await decide('PENDING', { status: 'CANCELED', extRefundId: 'of-the-panel' }),
    await decide('PENDING', { status: 'LOST' }),
    await post(payu.refundWebhook({ ...made, orderId: 'ELSEWHERE', status: 'FINALIZED' })),
  ];

  expect([forged, others]).toEqual([401, [200, 200, 200, 200]]);
  expect(await refund()).toMatchObject({ state: 'requested', cancellations: 0, handedOverAt: null });
  expect(await mails()).toEqual([]);
});
