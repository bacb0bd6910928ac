import { setTimeout as pause } from 'node:timers/promises';
import { openReturn, readOrder, readReturn, readReturnOffer } from '@odeta/contracts';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import { returnForm } from '../../testing/people/returner.ts';
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

async function payOrder() {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const orderId = body.payment?.orderId ?? '';
  await setFaults('made', 0);
  await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4444333322221111' });
  await outcomeOf(buyer, orderId);
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  return { buyer, orderId, warehouse: openWarehouse(shop.app, number) };
}

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await pause(50);
}

/** The bank decides on the only refund. */
async function settle(state: 'sent' | 'failed') {
  const { id, paymentId } = await shop.db.selectFrom('refund').select(['id', 'paymentId']).executeTakeFirstOrThrow();
  await shop.bank.ask('POST', `/api/payments/${paymentId}/refunds/${id}/settle`, { state });
}

/** A paid order that is cancelled, and what its buyer reads about the refund. */
async function cancelPaid() {
  const { buyer, orderId, warehouse } = await payOrder();
  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });
  const { id } = await shop.db.selectFrom('refund').select('id').executeTakeFirstOrThrow();
  const read = async () => {
    await shop.sendEmails();
    const { body: page } = await buyer.send(readOrder, { orderId });
    const letters = shop.emails.map(({ key }) => key.split(':')[0]).filter((kind) => kind?.startsWith('refund'));
    return [page.order.refunds.map(({ state, doneAt }) => [state, doneAt !== null]), letters];
  };
  return { id, read };
}

test('the page and the e-mail say that the money is sent when the bank has sent it, not when it has accepted it (P5)', async () => {
  const { read } = await cancelPaid();
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
  'a refund that is %s is reported to staff and buyer once, and the buyer gets an e-mail when the next one is sent (P5)',
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
  const { read } = await cancelPaid();
  await setFaults('made');
  await watch();
  const sent = await read();
  await setFaults('made', 0);
  await settle('failed');
  await until(async () => (await read())[1]?.length === 2);

  expect(sent).toEqual([[['sent', true]], ['refund-made']]);
  expect(await read()).toEqual([[['failed', false]], ['refund-made', 'refund-failed']]);
  const { paymentState } = await shop.db.selectFrom('shopOrder').select('paymentState').executeTakeFirstOrThrow();
  expect(paymentState).toBe('paid');
});

test('a return whose money the bank takes back waits for it again, and says so (P6)', async () => {
  const { buyer, orderId, warehouse } = await payOrder();
  await warehouse.deliver();
  await shop.db.updateTable('shopOrder').set({ deliveredAt: new Date() }).execute();
  const { offer } = (await buyer.send(readReturnOffer, { orderId })).body;
  const [{ lineId = '' } = {}] = offer.lines;
  const byPayment = { refundMethod: 'payment', returnType: offer.ways[0]?.key ?? '', bankAccount: '', holder: '' };
  const { id, number } = (await buyer.send(openReturn, returnForm(orderId, lineId, byPayment))).body;
  const pieces = [{ lineId, quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });
  const detail = async () => (await buyer.send(readReturn, { returnId: id })).body.detail;
  await watch();
  const paid = await detail();
  await settle('failed');
  await until(async () => (await detail()).refundFailed);

  expect(paid).toMatchObject({ status: 'completed', refundFailed: false });
  expect(await detail()).toMatchObject({ status: 'sent', completedAt: null });
});
