import { type BodyOf, declareWithdrawal, readReturnOffer } from '@odeta/contracts';
import type { listStaffWithdrawals } from '@odeta/contracts/staff';
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

test('staff select the order lines of a free-text withdrawal, which then cannot be returned again (P6)', async () => {
  const { customer, orderId, lineIds, row } = await meetReturner(shop);
  await customer.send(
    declareWithdrawal,
    { name: 'Jana', orderNumber: row.number, email: row.email, scope: 'part', goods: 'tie menšie <b>šaty</b>' },
    { 'idempotency-key': 'withdrawal-1' },
  );
  const returnable = async () =>
    (await customer.send(readReturnOffer, { orderId })).body.offer.lines.map((line) => line.returnable);
  const before = await returnable();
  const read = async () => (await service.get<BodyOf<typeof listStaffWithdrawals>>('/withdrawals')).body;
  const { withdrawals, count } = await read();
  const [{ id = '', goods = '' } = {}] = withdrawals;
  const match = async (...lines: number[]) => (await service.post(`/withdrawals/${id}/lines`, { lines })).status;

  const first = Number(lineIds[0]);
  const statuses = [await match(), await match(999_999), await match(first, 999_999), await match(first)];

  expect([goods, count]).toEqual(['tie menšie <b>šaty</b>', 1]);
  expect(before).toEqual([2, 1]);
  expect(statuses).toEqual([422, 409, 409, 200]);
  expect(await returnable()).toEqual([0, 1]);
  const after = await read();
  expect(after.withdrawals[0]?.lines.filter(({ isMeant }) => isMeant).map((line) => line.id)).toEqual([first]);
  expect([after.withdrawals[0]?.isRead, (await service.post('/withdrawals/x/lines', { lines: [1] })).status]).toEqual([
    true,
    404,
  ]);
});
