import { type BodyOf, openReturn } from '@odeta/contracts';
import type { listStaffRefunds } from '@odeta/contracts/staff';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { meetReturner } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
});
afterAll(() => shop.close());

test('staff see to which account a refund of cash goes, and the warehouse cannot report it a second time (P6)', async () => {
  const { customer, form, lineIds, warehouse, orderId } = await meetReturner(shop);
  const { number, id: returnId } = (await customer.send(openReturn, form)).body;
  const pieces = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });
  const { toTransfer } = await warehouse.order();
  const { id } = await shop.db
    .selectFrom('refund')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const transfers = async () => (await service.get<BodyOf<typeof listStaffRefunds>>('/refunds')).body.transfers;
  expect(await transfers()).toMatchObject([
    { id, currency: 'EUR', bankAccount: 'SK3112000000198742637541', holder: 'Jana Hrušková' },
  ]);
  expect((await transfers())[0]?.amount).toBe(Math.round(toTransfer * 100));
  const press = () => service.post(`/refunds/${id}/done`, { note: '28. 11., Tatra' });

  expect((await press()).status).toBe(200);
  expect((await press()).code).toBe('not-possible');
  expect(await transfers()).toEqual([]);
  expect((await warehouse.report('refunded', { amount: toTransfer })).body).toMatchObject({
    reason: 'nothing-to-refund',
  });
  expect(await shop.db.selectFrom('refund').select('state').where('id', '=', id).executeTakeFirst()).toEqual({
    state: 'done',
  });
  const emails = await shop.db.selectFrom('outbox').select('key').where('kind', '=', 'refund-made').execute();
  expect([returnId.length > 0, emails.length]).toEqual([true, 1]);
});
