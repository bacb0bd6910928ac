import { cancelReturn, openReturn, readReturn, readReturnOffer } from '@odeta/contracts';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { complaint, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const emailKinds = async () => {
  await shop.sendEmails();
  return shop.emails
    .map(({ key }) => key.split(':')[0])
    .filter((kind) => !/^(order-placed|parcel-sent|email-)/.test(kind ?? ''));
};

test('the refund is made once when the parcel has arrived, minus the fee, by the chosen method (P6)', async () => {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop);
  const { id, number } = (await customer.send(openReturn, returnForm(orderId, lineIds[0] ?? ''))).body;
  const detail = async () => (await customer.send(readReturn, { returnId: id })).body.detail;
  const { sums } = await detail();

  await warehouse.report('return-sent', { returnNumber: number });
  expect((await detail()).status).toBe('ready');
  expect((await customer.send(cancelReturn, { returnId: id })).problem.code).toBe('return-sent');
  const received = { returnNumber: number, pieces: [{ lineId: lineIds[0] ?? '', quantity: 1 }], sellable: true };
  await warehouse.report('return-received', received);
  expect((await warehouse.report('return-received', received)).body.reason).toBe('unknown-return');
  expect((await detail()).status).toBe('sent');
  expect((await warehouse.order()).toTransfer).toBeCloseTo(sums.refund);
  await warehouse.report('refunded', { amount: sums.refund });

  expect(await detail()).toMatchObject({ status: 'completed', sums });
  const after = await shop.db.selectFrom('shopOrder').select('reducedBy').executeTakeFirstOrThrow();
  expect(after.reducedBy / 100).toBeCloseTo(sums.refund);
  expect(await emailKinds()).toEqual(['return-registered', 'return-received', 'refund-made']);
});

test('a refund by voucher is made at once and without a fee (P6, P2)', async () => {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop);
  const form = returnForm(orderId, lineIds[1] ?? '', { refundMethod: 'voucher', bankAccount: '', holder: '' });
  const { id, number } = (await customer.send(openReturn, form)).body;

  await warehouse.report('return-received', {
    returnNumber: number,
    pieces: [{ lineId: lineIds[1] ?? '', quantity: 1 }],
    sellable: false,
  });

  const { detail } = (await customer.send(readReturn, { returnId: id })).body;
  const voucher = await shop.db.selectFrom('voucher').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(detail).toMatchObject({ status: 'completed', sums: { fee: 0 }, voucherCode: voucher.code });
  expect(voucher.remaining / 100).toBeCloseTo(detail.sums.goods);
  expect((await warehouse.order()).toTransfer).toBe(0);
});

test.each([
  ['refund', 'completed', 0],
  ['refused', 'completed', 1],
] as const)('a complaint waits for its answer: %s (P6)', async (outcome, status, left) => {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const form = returnForm(orderId, lineIds[0] ?? '', { ...complaint, lines: withReason(lineIds[0], 'seam') });
  const { id } = (await customer.send(openReturn, form)).body;
  const returnNumber = (await customer.send(readReturn, { returnId: id })).body.detail.number;

  await warehouse.report('return-received', {
    returnNumber,
    pieces: [{ lineId: lineIds[0] ?? '', quantity: 1 }],
    sellable: false,
  });
  const waiting = (await customer.send(readReturn, { returnId: id })).body.detail;
  await warehouse.report('return-answered', { returnNumber, outcome });

  const { detail } = (await customer.send(readReturn, { returnId: id })).body;
  expect(waiting).toMatchObject({ status: 'registered', outcome: null, sums: { fee: 0, wayCost: 0 } });
  expect(detail).toMatchObject({ status, outcome });
  expect(await emailKinds()).toEqual(['return-registered', 'return-received', 'return-answered']);
  const { offer } = (await customer.send(readReturnOffer, { orderId })).body;
  expect(offer.lines.map(({ returnable }) => returnable)).toEqual([left]);
});

test('missing items are reported without a parcel, and refunded after the answer (P6)', async () => {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop);
  const lines = withReason(lineIds[0], 'piece-missing', 2);
  const form = returnForm(orderId, lineIds[0] ?? '', {
    kind: 'non-delivery',
    lines,
    returnType: '',
    note: 'Chýbajú dva kusy',
  });
  const { id, number } = (await customer.send(openReturn, form)).body;
  const { detail } = (await customer.send(readReturn, { returnId: id })).body;

  await warehouse.report('return-answered', { returnNumber: number, outcome: 'refund' });

  expect(detail).toMatchObject({ status: 'registered', code: null, way: null, sendBy: null, mayCancel: false });
  expect((await warehouse.order()).toTransfer).toBeCloseTo(detail.sums.refund);
});
