import { type BodyOf, openReturn, readReturn, readReturnOffer } from '@odeta/contracts';
import type { listStaffComplaints } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { complaint, IBAN, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

type Remedy = 'repair' | 'replacement' | 'reduction' | 'refund';

async function meet() {
  const met = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const [lineId = ''] = met.lineIds;

  /** A complaint whose goods have arrived in the warehouse. */
  async function complain(remedy: Remedy) {
    const money = { refundMethod: 'bank-account', bankAccount: IBAN, holder: 'Jana' };
    const form = returnForm(met.orderId, lineId, { ...complaint, ...money, lines: withReason(lineId, 'seam'), remedy });
    const { id, number } = (await met.customer.send(openReturn, form)).body;
    const pieces = [{ lineId, quantity: 1 }];
    await met.warehouse.report('return-received', { returnNumber: number, pieces, sellable: false });
    const detail = async () => (await met.customer.send(readReturn, { returnId: id })).body.detail;
    return { id, number, detail };
  }
  const complaintUntil = async () => {
    const { kinds } = (await met.customer.send(readReturnOffer, { orderId: met.orderId })).body.offer;
    return kinds.find(({ kind }) => kind === 'complaint')?.until;
  };
  return { ...met, complain, complaintUntil };
}

async function answer(id: string, outcome: string, more: { words?: string; amount?: number } = {}) {
  const { status, validation } = await service.post(`/complaints/${id}/answer`, { outcome, ...more });
  await shop.sendEmails();
  return status === 200 ? 'answered' : Object.keys(validation).join();
}
const listed = async () => (await service.get<BodyOf<typeof listStaffComplaints>>('/complaints')).body.complaints[0];
const answered = () => shop.emails.findLast(({ key }) => key.startsWith('return-answered'))?.text ?? '';

test('a repair extends the liability by 12 months, and staff and buyer see what was asked and granted (P6)', async () => {
  const { complain, complaintUntil } = await meet();
  expect(await complaintUntil()).toBe('2028-11-21');
  const { id, detail } = await complain('repair');
  expect(await detail()).toMatchObject({ status: 'registered', remedy: 'repair', decision: null, liableUntil: null });
  expect(await listed()).toMatchObject({ remedy: 'repair', mended: 0, canBeAnswered: true, language: 'sk' });

  expect(await answer(id, 'repaired')).toBe('answered');

  expect(await detail()).toMatchObject({
    ...{
      status: 'completed',
      outcome: 'replaced',
      decision: 'repaired',
      liableUntil: '2029-11-21',
      conciliation: null,
    },
  });
  expect(await complaintUntil()).toBe('2029-11-21');
  expect(answered()).toMatch(/Tovar sme opravili .*Za chyby tohto tovaru zodpovedáme do 21\. novembra 2029\./s);
});

test('an exchange leaves the end of the liability, and after it staff see that the buyer may choose the money (P6)', async () => {
  const { complain } = await meet();
  const first = await complain('replacement');
  await answer(first.id, 'replaced');
  expect(await first.detail()).toMatchObject({ decision: 'replaced', liableUntil: '2028-11-21' });
  expect(answered()).toContain('posielame vám nový kus');

  const again = await complain('refund');
  expect(await listed()).toMatchObject({ remedy: 'refund', mended: 1 });
  expect(await answer(again.id, 'refund')).toBe('answered');
  expect(await again.detail()).toMatchObject({ status: 'sent', decision: 'refund' });
});

test('a reduction pays a part of the price, at most all of it, and the buyer keeps the goods (P6)', async () => {
  const { complain, warehouse, row } = await meet();
  const { id, detail } = await complain('reduction');

  expect(await answer(id, 'reduction')).toBe('amount');
  expect(await answer(id, 'reduction', { amount: 999_900 })).toBe('amount');
  expect(await answer(id, 'reduction', { amount: 550 })).toBe('answered');

  expect(await detail()).toMatchObject({ status: 'sent', outcome: 'refund', decision: 'reduction', refund: 5.5 });
  const order = await warehouse.order();
  expect([order.toTransfer, order.lines[0]?.delivered]).toEqual([5.5, 1]);
  const { rows } = await sql<{ due: number; invoiced: string }>`
    select o.total - o.reduced_by - coalesce(o.cash_rounding, 0) - o.rounding_change as due,
      (select sum((i.document->'total'->>'gross')::numeric) from invoice i where i.order_id = o.id) as invoiced
    from shop_order o where o.id = ${row.id}
  `.execute(shop.db);
  expect(Number(rows[0]?.invoiced)).toBe(Number(rows[0]?.due));
  const correction = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', row.id)
    .where('kind', '=', 'correction')
    .executeTakeFirstOrThrow();
  expect(correction.document.lines).toMatchObject([{ charge: 'reduction', gross: -550 }]);
  expect(answered()).toMatch(/tovar vám zostáva.*5,50/s);
});

test('a refusal names the body for disputes, in the e-mail and on the page (P6)', async () => {
  const { complain } = await meet();
  const { id, detail } = await complain('repair');

  await answer(id, 'refused', { words: 'Šev je celý.' });

  expect((await detail()).conciliation).toEqual({
    name: expect.stringContaining('obchodná inšpekcia'),
    url: expect.any(String),
  });
  expect(answered()).toMatch(/Šev je celý\..*Slovenská obchodná inšpekcia/s);
});

test('an unknown remedy is refused at its field (P6)', async () => {
  const { customer, orderId, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const [lineId = ''] = lineIds;
  const form = returnForm(orderId, lineId, { ...complaint, lines: withReason(lineId, 'seam'), remedy: 'applause' });

  const { status, problem } = await customer.send(openReturn, form);

  expect([status, Object.keys(problem.validation)]).toEqual([422, ['remedy']]);
});
