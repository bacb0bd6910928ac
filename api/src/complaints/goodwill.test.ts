import { readOrder, useDiscountCode } from '@odeta/contracts';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { meetReturner } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner');
});
afterAll(() => shop.close());

interface Given {
  /** In minor units. */
  amount: number;
  reason: string;
  by?: 'money' | 'voucher';
}

const give = (orderId: string, given: Given, key: string = crypto.randomUUID()) =>
  owner.post(`/orders/${orderId}/goodwill`, { by: 'money', ...given }, { 'idempotency-key': key });

test('staff give a part of the price back once, with a reason: ledger, credit note, refund and the page of the order have it (P6)', async () => {
  const { customer, orderId } = await meetReturner(shop);
  const key = crypto.randomUUID();
  const presses = await Promise.all([1, 2].map(() => give(orderId, { amount: 550, reason: 'Late by a week' }, key)));

  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  const { refunds } = (await customer.send(readOrder, { orderId })).body.order;
  expect(refunds).toMatchObject([{ amount: 5.5, doneAt: null }]);
  const entries = await shop.db.selectFrom('ledgerEntry').selectAll().where('orderId', '=', orderId).execute();
  expect(entries.filter(({ account }) => account === 'goodwill').map(({ amount }) => Number(amount))).toEqual([550]);
  const { document } = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'correction')
    .executeTakeFirstOrThrow();
  expect(document.lines).toMatchObject([{ charge: 'reduction', gross: -550 }]);
  const events = await shop.db
    .selectFrom('orderEvent')
    .select(['type', 'data'])
    .where('orderId', '=', orderId)
    .execute();
  expect(events.find(({ type }) => type === 'goodwill')?.data).toMatchObject({ reason: 'Late by a week' });
});

test('staff give a voucher once: the ledger, the credit note, one e-mail with its code and the page of the order have it (P6)', async () => {
  const { row, customer, orderId } = await meetReturner(shop);
  await shop.sendEmails();
  shop.emails.length = 0;
  const key = crypto.randomUUID();
  const given = { amount: 550, reason: 'Stain', by: 'voucher' } as const;
  const presses = await Promise.all([1, 2].map(() => give(orderId, given, key)));
  await shop.sendEmails();

  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  const [voucher, ...others] = await shop.db.selectFrom('voucher').selectAll().where('code', 'like', 'V-%').execute();
  expect(others).toEqual([]);
  expect(voucher).toMatchObject({ value: 550, remaining: 550, validFrom: '2026-11-21', validUntil: '2027-11-21' });
  expect(voucher?.customerId).not.toBeNull();
  const entries = await shop.db
    .selectFrom('ledgerEntry')
    .select(['account', 'amount', 'voucherId'])
    .where('orderId', '=', orderId)
    .where('reason', '=', 'goodwill')
    .orderBy('account')
    .execute();
  expect(entries).toEqual([
    { account: 'goodwill', amount: 550, voucherId: null },
    { account: 'new-voucher', amount: -550, voucherId: voucher?.id },
  ]);
  const told = shop.emails.filter(({ text }) => text.includes(voucher?.code ?? 'none'));
  expect(told.map(({ to, text }) => [to, /21\. novembra 2027/.test(text)])).toEqual([[row.email, true]]);
  const { order } = (await customer.send(readOrder, { orderId })).body;
  expect([order.refunds, order.afterSale?.vouchers]).toEqual([[], [{ amount: 5.5, until: '2027-11-21' }]]);
  expect(order.invoices).toHaveLength(2);
});

test('the voucher of a guest belongs to whoever has its code, and pays for the next order (L2)', async () => {
  const { orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  await shop.db.updateTable('shopOrder').set({ customerId: null }).where('id', '=', orderId).execute();
  await give(orderId, { amount: 300, reason: 'Late', by: 'voucher' });
  const { code } = await shop.db.selectFrom('voucher').select('code').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const guest = await prepareBuyer(shop, { 'DRESS-wine-m': 1 });

  const { status, body } = await guest.send(useDiscountCode, { code });

  expect([status, body.summary?.voucherDiscount]).toEqual([200, 3]);
});

test.each([
  ['an amount above half of the price', { amount: 999_900 }, 409],
  ['an amount of 0', { amount: 0 }, 422],
  ['no reason', { reason: ' ' }, 422],
])('%s gives nothing', async (_, part, status) => {
  const { orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });

  expect((await give(orderId, { amount: 100, reason: 'Late', ...part })).status).toBe(status);
  expect(await shop.db.selectFrom('refund').select('id').where('orderId', '=', orderId).execute()).toEqual([]);
});

test('several gifts together are limited', async () => {
  const { row, orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const third = { amount: Math.round(row.total / 3), reason: 'Stain' };

  expect([(await give(orderId, third)).status, (await give(orderId, third)).status]).toEqual([200, 409]);
});
