import { meetCustomer } from '../../testing/people/account.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service', 'Sona');
});
afterAll(() => shop.close());

const customerOf = (email: string) =>
  shop.db.selectFrom('customer').select(['number', 'birthday']).where('email', '=', email).executeTakeFirstOrThrow();

test('service corrects a birth date by the rules of the shop, as people write it, and it is recorded', async () => {
  const email = 'birthday@example.sk';
  await meetCustomer(shop, 'sk', { email });
  const { number } = await customerOf(email);
  const correct = (birthday: string) =>
    service.post<{ why: object }>(`/customers/${number}/birthday`, { birthday, reason: 'Showed a document' });

  const wrong = await correct('31/02/1990');
  const young = await correct('24/03/2020');
  const right = await correct('24. 3. 1990');
  const saved = await customerOf(email);
  await correct('');

  expect([wrong.status, wrong.body.why]).toEqual([422, { rules: { birthday: 'birthday' } }]);
  expect([young.status, young.body.why]).toEqual([422, { rules: { birthday: 'required-age-not-valid?years=18' } }]);
  expect([right.status, JSON.stringify(saved.birthday)]).toEqual([200, expect.stringContaining('1990-03-24')]);
  expect((await customerOf(email)).birthday).toBeNull();
  const acts = await shop.db
    .selectFrom('staffAct')
    .select(['subject', 'reason'])
    .where('act', '=', 'correct-birthday')
    .execute();
  expect(acts).toEqual(Array(4).fill({ subject: number, reason: 'Showed a document' }));
});
