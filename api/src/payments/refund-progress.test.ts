import { readOrder } from '@odeta/contracts';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { watchPayments } from './payment-watch.ts';

let shop: PayingShop;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const givenUp: string[] = [];
beforeAll(async () => {
  shop = await openPayingShop({ now });
});
beforeEach(async () => {
  clock.ahead = 0;
  givenUp.length = 0;
  shop.emails.length = 0;
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

/** `drop`: without a notice. */
const setFaults = (refunds: 'made' | 'kept' | 'cancelled' | 'refused', drop = 1) =>
  shop.bank.ask('POST', '/api/faults', { drop, refunds });

async function watch() {
  clock.ahead += 3_600_000;
  await watchPayments(
    { db: shop.db, provider: shop.bank.provider, orders: shop.orders, now },
    {
      onError(error) {
        throw error;
      },
      onRefundGivenUp: ({ message }) => void givenUp.push(message),
    },
  );
}

/** A paid order that is cancelled, and what its buyer reads about the refund. */
async function cancelPaid() {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const orderId = body.payment?.orderId ?? '';
  await setFaults('made', 0);
  await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
  await outcomeOf(buyer, orderId);
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  await openWarehouse(shop.app, number).report('cancelled', { reason: 'cannot-be-sent' });
  const { id } = await shop.db.selectFrom('refund').select('id').executeTakeFirstOrThrow();
  const payment = await shop.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
  const read = async () => {
    await shop.sendEmails();
    const { body: page } = await buyer.send(readOrder, { orderId });
    const letters = shop.emails.map(({ key }) => key.split(':')[0]).filter((kind) => kind?.startsWith('refund'));
    return [page.order.refunds.map(({ state, doneAt }) => [state, doneAt !== null]), letters];
  };
  const settle = (state: 'sent' | 'failed', refundId = id) =>
    shop.bank.ask('POST', `/api/payments/${payment.id}/refunds/${refundId}/settle`, { state });
  return { id, read, settle };
}

test('the page and the e-mail say that the money is sent when the bank has sent it, not when it has accepted it', async () => {
  const { read, settle } = await cancelPaid();
  const owed = await read();
  await setFaults('kept');
  await watch();
  const accepted = await read();
  await watch();
  const still = await read();
  await settle('sent');
  await watch();

  expect(owed).toEqual([[['requested', false]], []]);
  expect(accepted).toEqual([[['accepted', false]], []]);
  expect(still).toEqual(accepted);
  expect(await read()).toEqual([[['sent', true]], ['refund-made']]);
});

test.each([
  ['refused', false],
  ['cancelled', true],
] as const)(
  'a refund that is %s reaches a person and the buyer once, and the next one is told as sent',
  async (fate, isNew) => {
    const { id, read } = await cancelPaid();
    await setFaults(fate);
    await watch();
    await watch();
    const failed = await read();
    await setFaults('made');
    await shop.db.updateTable('refund').set({ handedOverAt: null, attempts: 0 }).execute();
    await watch();

    expect(failed).toEqual([[['failed', false]], ['refund-failed']]);
    expect(givenUp).toEqual([expect.stringContaining(id)]);
    expect(await read()).toEqual([[['sent', true]], ['refund-failed', 'refund-made']]);
    const { cancellations } = await shop.db.selectFrom('refund').select('cancellations').executeTakeFirstOrThrow();
    expect(cancellations).toBe(isNew ? 1 : 0);
  },
);

test('the bank cancels by a notice what it has said to have sent: the page and a second e-mail take it back', async () => {
  const { read, settle } = await cancelPaid();
  await setFaults('made');
  await watch();
  const sent = await read();
  await setFaults('made', 0);
  await settle('failed');
  const until = async (count: number) => {
    while ((await read())[1]?.length !== count) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until(2);

  expect(sent).toEqual([[['sent', true]], ['refund-made']]);
  expect(await read()).toEqual([[['failed', false]], ['refund-made', 'refund-failed']]);
  const { paymentState } = await shop.db.selectFrom('shopOrder').select('paymentState').executeTakeFirstOrThrow();
  expect(paymentState).toBe('paid');
});
