import { fc } from '@odeta/testing/properties';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import { openRefundDesk, type RefundDesk } from '../../testing/people/refund-desk.ts';
import { meetPayer, openPayingShop, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { pauseAfter } from './give-back.ts';
import { watchPayments } from './payment-watch.ts';
import { settle } from './settle.ts';

/** Of what the order costs; so much came. */
const CAME = 1234;
const HOUR = 3_600_000;

let shop: PayingShop;
let desk: RefundDesk;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const givenUp: string[] = [];
beforeAll(async () => {
  shop = await openPayingShop({ now });
  desk = await openRefundDesk(shop);
});
beforeEach(async () => {
  clock.ahead = 0;
  givenUp.length = 0;
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

const setFaults = (refunds: 'made' | 'refused' | 'down') => shop.bank.ask('POST', '/api/faults', { drop: 1, refunds });

/** Runs the job that the shop runs every two seconds. */
const watch = () =>
  watchPayments(
    { db: shop.db, provider: shop.bank.provider, orders: shop.orders, now },
    {
      onError(error) {
        throw error;
      },
      onRefundGivenUp: ({ message }) => void givenUp.push(message),
    },
  );

/** A payment of another amount than the order costs, which the shop has to refund. Returns its id. */
async function payWrongAmount(): Promise<string> {
  const { body } = await order(await meetPayer(shop, 'card'));
  await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
  const { id } = await shop.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
  await settle(shop, id, { state: 'paid', failure: null, amount: CAME, currency: 'PLN', providerId: null });
  return id;
}

const refund = () => shop.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow();
const refundedAtBank = async (id: string) => (await shop.bank.ask('GET', `/api/payments/${id}`)).refunded;

/** Until the shop has requested it so often that it gives up. */
async function letItBeGivenUp() {
  for (let round = 0; givenUp.length === 0 && round < 30; round += 1) {
    await watch();
    clock.ahead += 6 * HOUR;
  }
}

test('what came in is refunded, not what was due', async () => {
  await setFaults('made');
  const paymentId = await payWrongAmount();

  await watch();

  expect(await refund()).toMatchObject({ state: 'done', amount: CAME });
  expect(await refundedAtBank(paymentId)).toBe(CAME);
});

test('a refund that the bank cannot make now is requested again after growing pauses, then it is handed to a person, with one log line', async () => {
  await setFaults('down');
  await payWrongAmount();

  const pauses: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const before = now().getTime();
    await watch();
    const { checkAt, handedOverAt } = await refund();
    if (handedOverAt) break;
    pauses.push(checkAt.getTime() - before);
    await watch();
    clock.ahead += checkAt.getTime() - before;
  }

  expect(pauses).toHaveLength(11);
  expect(pauses.slice(0, 5)).toEqual(pauses.slice(0, 5).sort((a, b) => a - b));
  expect(givenUp).toEqual([expect.stringMatching(/^The bank does not refund 1234 .*12 attempts: 503 .*not now/)]);
  clock.ahead += 24 * HOUR;
  await Promise.all([watch(), watch()]);
  expect([(await refund()).attempts, givenUp.length]).toEqual([12, 1]);
});

test('a refund that the bank refuses is shown to staff at once, and is made when they have it requested again', async () => {
  await setFaults('refused');
  const paymentId = await payWrongAmount();
  await watch();
  const { id } = await refund();
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  const waiting = await desk.refunds();

  await setFaults('made');
  clock.ahead += 24 * HOUR;
  await watch();
  const before = await refundedAtBank(paymentId);
  const statuses = [(await desk.again(id)).status, (await desk.again(id)).status];
  await Promise.all([watch(), watch()]);

  expect(waiting).toMatchObject([
    { id, orderNumber: number, amount: CAME, currency: 'PLN', reason: 'wrong-amount', bankId: paymentId },
  ]);
  expect(waiting[0]?.refusal).toContain('the account is closed');
  expect(waiting[0]?.waitsSince).not.toBeNull();
  expect([givenUp.length, before]).toEqual([1, 0]);
  expect(statuses).toEqual([200, 409]);
  expect(await refundedAtBank(paymentId)).toBe(CAME);
  expect(await desk.refunds()).toEqual([]);
});

test('staff say that a refund was made in another way, once and only when it waits for them', async () => {
  await setFaults('down');
  const paymentId = await payWrongAmount();
  await watch();
  const { id } = await refund();
  const press = () => desk.done(id, 'By transfer <b>17</b>');
  const tooEarly = await press();
  await letItBeGivenUp();

  const answers = await Promise.all([press(), press()]);
  const late = await desk.again(id);
  await setFaults('made');
  clock.ahead += 24 * HOUR;
  await watch();
  await shop.sendEmails();

  expect([tooEarly.code, late.code]).toEqual(['not-possible', 'not-possible']);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refundedAtBank(paymentId)).toBe(0);
  const events = await shop.db.selectFrom('orderEvent').select('data').where('type', '=', 'refunded-by-hand').execute();
  expect(events).toEqual([{ data: { refundId: id, note: 'By transfer <b>17</b>' } }]);
  expect(shop.emails.filter(({ key }) => key === `refund-made:${id}`)).toHaveLength(1);
});

const UNKNOWN = '8d4f7a3e-6a0e-4c58-9d86-1f2f6a1c0000';

test('a decision without words, or about a refund that does not exist, changes nothing', async () => {
  expect([(await desk.done(UNKNOWN, ' ')).status, (await desk.done('x', 'By transfer')).status]).toEqual([422, 404]);
  expect([(await desk.done(UNKNOWN, 'By transfer')).status, (await desk.again(UNKNOWN)).status]).toEqual([404, 404]);
});

test('a pause is at most four times as long as the one before, at least half as long, and never over six hours', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), random, random, (attempts, one, other) => {
      const [pause, next] = [pauseAfter(attempts, () => one), pauseAfter(attempts + 1, () => other)];
      expect(pause).toBeGreaterThanOrEqual(5);
      expect(next).toBeLessThanOrEqual(6 * 3600);
      expect(next / pause).toBeGreaterThan(0.5);
      expect(next / pause).toBeLessThanOrEqual(8);
    }),
  );
});
