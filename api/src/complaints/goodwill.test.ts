import { readOrder, useDiscountCode } from '@odeta/contracts';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { meetReturner } from '../../testing/people/returner.ts';
import { ask, pressForm } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const PAGE = '/api/moderation/goodwill';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';

test('staff give a part of the price back once, with a reason: ledger, credit note, refund and the page of the order have it (P6)', async () => {
  const { row, customer, orderId } = await meetReturner(shop);
  const key = keyIn((await ask(shop, { url: PAGE })).payload);
  const form = { key, order: row.number, amount: '5,50', reason: 'Late by a week' };
  const presses = await Promise.all([1, 2].map(() => pressForm(shop, form, {}, PAGE)));

  expect(presses.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${PAGE}?said=given`));
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
  const form = { key: crypto.randomUUID(), order: row.number, amount: '5.50', reason: 'Stain', by: 'voucher' };
  const presses = await Promise.all([1, 2].map(() => pressForm(shop, form, {}, PAGE)));
  await shop.sendEmails();

  expect(presses.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${PAGE}?said=voucher`));
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
  const { row, orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  await shop.db.updateTable('shopOrder').set({ customerId: null }).where('id', '=', orderId).execute();
  await pressForm(
    shop,
    { key: crypto.randomUUID(), order: row.number, amount: '3', reason: 'Late', by: 'voucher' },
    {},
    PAGE,
  );
  const { code } = await shop.db.selectFrom('voucher').select('code').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const guest = await prepareBuyer(shop, { 'DRESS-wine-m': 1 });

  const { status, body } = await guest.send(useDiscountCode, { code });

  expect([status, body.summary?.voucherDiscount]).toEqual([200, 3]);
});

test.each([
  ['an amount above half of the price', { amount: '9999' }, /at most half/],
  ['an amount of 0', { amount: '0' }, /more than 0/],
  ['words in place of an amount', { amount: 'five' }, /more than 0/],
  ['an unknown order', { order: 'SK 0000 0000' }, /no order of this number/],
  ['no reason', { reason: ' ' }, /say why/],
])('%s gives nothing, and what was typed stays in the form', async (_, part, sentence) => {
  const { row, orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const form = { key: crypto.randomUUID(), order: row.number, amount: '1', reason: 'Late "again"', ...part };

  const { statusCode, payload } = await pressForm(shop, form, {}, PAGE);

  expect([statusCode, keyIn(payload)]).toEqual([200, form.key]);
  expect(payload).toMatch(sentence);
  expect(payload).toContain(`value="${form.amount}"`);
  expect(await shop.db.selectFrom('refund').select('id').where('orderId', '=', orderId).execute()).toEqual([]);
});

test('several gifts together are limited', async () => {
  const { row } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const third = (row.total / 100 / 3).toFixed(2);
  const give = async () => {
    const form = { key: crypto.randomUUID(), order: row.number, amount: third, reason: 'Stain' };
    return (await pressForm(shop, form, {}, PAGE)).statusCode;
  };

  expect([await give(), await give()]).toEqual([303, 200]);
});
