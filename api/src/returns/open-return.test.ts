import {
  cancelReturn,
  type InputOf,
  openReturn,
  quoteReturn,
  readReturn,
  readReturnOffer,
  readReturns,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { meetCustomer } from '../../testing/people/account.ts';
import { complaint, IBAN, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
const clock = { now: TEST_NOW };
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now });
});
beforeEach(async () => {
  clock.now = TEST_NOW;
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;

type Form = InputOf<typeof openReturn>;

test('a return is opened with its label code and the deductions, and its pieces are no longer returnable (P6, H18)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const form = returnForm(orderId, lineIds[0] ?? '');

  const quoted = await customer.send(quoteReturn, { ...form, returnType: 'courier' });
  const { body } = await customer.send(openReturn, form);
  const { detail } = (await customer.send(readReturn, { returnId: body.id })).body;
  const { offer } = (await customer.send(readReturnOffer, { orderId })).body;

  expect(quoted.body).toMatchObject({ fee: 0, wayCost: 3.99 });
  expect(quoted.body.refund).toBeCloseTo(quoted.body.goods - 3.99);
  expect(detail).toMatchObject({
    kind: 'declaration',
    status: 'opened',
    sums: { fee: 0, wayCost: 0 },
    refundTo: '•••• 7541',
    code: expect.stringMatching(/^\d{4} \d{4} \d{4}$/),
    sendBy: '2026-12-05',
    mayCancel: true,
  });
  expect(JSON.stringify(detail)).not.toContain('1987');
  expect(offer.lines.map(({ returnable }) => returnable)).toEqual([1, 1]);
  expect((await customer.send(readReturns)).body.returns).toMatchObject([{ number: body.number, status: 'opened' }]);
});

test('a return within the 14 days of a withdrawal has no fee, later it has one (P6)', async () => {
  const { customer, orderId, form } = await meetReturner(shop);
  const fees = async () => {
    const { kinds } = (await customer.send(readReturnOffer, { orderId })).body.offer;
    return [kinds[0]?.fee, (await customer.send(quoteReturn, form)).body.fee];
  };

  clock.now = new Date(TEST_NOW.getTime() + 14 * DAY_MS);
  expect(await fees()).toEqual([0, 0]);
  clock.now = new Date(TEST_NOW.getTime() + 15 * DAY_MS);
  expect(await fees()).toEqual([2.9, 2.9]);
  const { id } = (await customer.send(openReturn, form)).body;
  expect((await customer.send(readReturn, { returnId: id })).body.detail.sums.fee).toBe(2.9);
});

test('products can be returned for 100 days from delivery, and complained about for two years (P6)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const send = (parts: Partial<Form> = {}) => customer.send(openReturn, returnForm(orderId, lineIds[0] ?? '', parts));
  const kinds = async () => (await customer.send(readReturnOffer, { orderId })).body.offer.kinds;

  expect(await kinds()).toMatchObject([
    { kind: 'declaration', until: '2027-03-01', fee: 0 },
    { kind: 'complaint', until: '2028-11-21', fee: 0 },
    { kind: 'non-delivery', until: '2027-03-01', fee: 0 },
  ]);
  clock.now = new Date(TEST_NOW.getTime() + 100 * DAY_MS);
  expect((await kinds()).map(({ kind }) => kind)).toContain('declaration');
  clock.now = new Date(TEST_NOW.getTime() + 101 * DAY_MS);
  expect((await send()).problem).toMatchObject({ code: 'return-over', status: 409 });
  expect((await send({ ...complaint, lines: withReason(lineIds[0], 'seam') })).status).toBe(200);
  clock.now = new Date('2028-11-23T12:00:00Z');
  expect((await send({ ...complaint, lines: withReason(lineIds[0], 'seam') })).problem.code).toBe('return-over');
});

test('no piece is returned twice, also by simultaneous requests, and a repeated request is one return (P6)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const one = (key?: string) =>
    customer.send(openReturn, returnForm(orderId, lineIds[0] ?? ''), key ? { 'idempotency-key': key } : {});

  const answers = await Promise.all([1, 2, 3, 4].map(() => one()));
  const codes = answers.map(({ status, problem }) => (status === 200 ? 'done' : problem.code)).sort();
  expect(codes).toEqual(['done', 'done', 'not-returnable', 'not-returnable']);

  const key = crypto.randomUUID();
  const form = returnForm(orderId, lineIds[1] ?? '');
  const repeated = await Promise.all([1, 2].map(() => customer.send(openReturn, form, { 'idempotency-key': key })));
  expect(new Set(repeated.map(({ body }) => body.number)).size).toBe(1);
  const changed = await customer.send(openReturn, { ...form, holder: 'Iný' }, { 'idempotency-key': key });
  expect(changed.problem.code).toBe('idempotency-mismatch');
});

test('withdrawn items cannot be returned as well (P6)', async () => {
  const { customer, orderId, row } = await meetReturner(shop);
  const { offer } = (await customer.send(readReturnOffer, { orderId })).body;
  const [line] = offer.lines;
  const goods = `${line?.name}, ${line?.color?.name}, S, 2 ks`;
  await sql`
    insert into withdrawal (number, key, request_digest, country, name, order_number, email, order_id, origin, received_at, goods)
    values ('O2', 'k2', '', 'sk', 'Jana', ${row.number}, ${row.email}, ${orderId}, '', now(), ${goods})
  `.execute(shop.db);

  const after = (await customer.send(readReturnOffer, { orderId })).body.offer;

  expect(after.lines.map(({ returnable }) => returnable)).toEqual([0, 1]);
  await sql`delete from withdrawal`.execute(shop.db);
});

test('every invalid field of the form gets its own error message (H18)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const wrong = async (parts: Partial<Form>) =>
    (await customer.send(openReturn, returnForm(orderId, lineIds[0] ?? '', parts))).problem.validation;

  expect(await wrong({ kind: '', refundMethod: '', returnType: '' })).toMatchObject({
    kind: ['Vyberte, čo riešite'],
    refundMethod: ['Vyberte, ako vám vrátime peniaze'],
  });
  expect(await wrong({ bankAccount: IBAN.slice(0, -2) })).toEqual({
    bankAccount: ['Číslo účtu (IBAN) má 24 znakov, zadali ste 22'],
  });
  expect(await wrong({ bankAccount: 'SK31 1200 0000 1987 4263 7514' })).toEqual({
    bankAccount: ['Kontrolné číslice účtu nesedia. Skontrolujte, či v ňom nie je preklep'],
  });
  expect(await wrong({ refundMethod: 'payment' })).toEqual({
    refundMethod: ['Tento spôsob už neponúkame. Vyberte iný.'],
  });
  expect(await wrong({ lines: withReason(lineIds[0], 'seam') })).toHaveProperty(['lines.0.reason']);
  expect(await wrong({ ...complaint, lines: withReason(lineIds[0], 'seam'), note: '' })).toEqual({
    note: ['Opíšte, čo je s tovarom'],
  });
});

test('a return whose parcel is late is unknown, and cancelling it makes its pieces returnable again (P6)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const { id } = (await customer.send(openReturn, returnForm(orderId, lineIds[0] ?? ''))).body;
  clock.now = new Date(TEST_NOW.getTime() + 15 * DAY_MS);

  expect((await customer.send(readReturn, { returnId: id })).body.detail.status).toBe('unknown');
  const cancelled = await Promise.all([1, 2].map(() => customer.send(cancelReturn, { returnId: id })));

  expect(cancelled.map(({ status }) => status)).toEqual([200, 200]);
  expect((await customer.send(readReturn, { returnId: id })).status).toBe(404);
  expect((await customer.send(readReturns)).body.returns).toEqual([]);
  const { offer } = (await customer.send(readReturnOffer, { orderId })).body;
  expect(offer.lines.map(({ returnable }) => returnable)).toEqual([2, 1]);
});

test('the account holder is prefilled in the name order of the country (P6)', async () => {
  const { customer, orderId, row } = await meetReturner(shop, undefined, 'hu');

  const { offer } = (await customer.send(readReturnOffer, { orderId })).body;

  expect(offer.holder).toBe(`${row.billTo.lastName} ${row.billTo.firstName}`);
});

test('nobody can read, open or cancel a return of another customer (P6)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop);
  const { id, number } = (await customer.send(openReturn, returnForm(orderId, lineIds[0] ?? ''))).body;
  const other = await meetCustomer(shop, 'sk', { email: `${crypto.randomUUID()}@example.sk` });
  const visitors = [other, await startSession(shop.app, 'sk'), await startSession(shop.app, 'hu')];
  const form = returnForm(orderId, lineIds[0] ?? '');

  for (const visitor of visitors) {
    const answers = [
      await visitor.send(readReturnOffer, { orderId }),
      await visitor.send(quoteReturn, form),
      await visitor.send(openReturn, form),
      await visitor.send(readReturn, { returnId: id }),
      await visitor.send(cancelReturn, { returnId: id }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(5).fill([404, 'not-found']));
    expect(JSON.stringify(answers.map(({ problem }) => problem))).not.toContain(number);
  }
  expect((await other.send(readReturns)).body.returns).toEqual([]);
  expect((await visitors[1]?.send(readReturns))?.status).toBe(401);
  expect((await customer.send(readReturn, { returnId: id })).body.detail.status).toBe('opened');
});
