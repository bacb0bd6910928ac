import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { tableDigests } from '../../testing/database/table-digests.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner');
});
afterAll(() => shop.close());

const priced = (amount: number): ProposedChange => ({
  ...{ kind: 'price', country: 'sk', key: 'DRESS-wine-s', value: { price: amount, promo: null } },
});
const code = (key: string) => ({
  ...{ kind: 'discount-code', country: 'sk', key },
  value: { name: 'Season', percent: 10, validFrom: '2026-11-01' },
});

test.each([
  ['/changes', {}],
  ['/changes', { reason: ' ', changes: [] }],
  ['/changes', { reason: 'x', changes: 'all' }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), kind: 'stock' }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), country: 'de' }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), country: 'ua-uk' }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), key: "'; drop table price; --" }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), value: null }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), value: { price: 1e300 } }] }],
  ['/changes', { reason: 'x', changes: [{ ...priced(1), value: { price: 10.5, onHand: 4 } }] }],
  [
    '/changes',
    { reason: 'x', changes: [{ ...code('TEN-2'), value: { ...code('TEN-2').value, validFrom: '2026-02-31' } }] },
  ],
  [
    '/changes',
    { reason: 'x', changes: [{ ...code('TEN-2'), value: { ...code('TEN-2').value, categories: ['none'] } }] },
  ],
  ['/changes', { reason: 'x', changes: [code('lower')] }],
  ['/changes/validate', { reason: 'x', changes: [{ ...priced(1), country: null }] }],
])('bad input is refused by its fields, and changes nothing: %s %j', async (path, payload) => {
  const before = await tableDigests(shop.db, shop.schema);

  const { status, validation } = await owner.post(path, payload);

  expect([status, Object.keys(validation).length > 0]).toEqual([422, true]);
  expect(await tableDigests(shop.db, shop.schema)).toEqual(before);
});

test.each(['/changes/0', '/changes/x', '/changes/999999999999999', '/values?kind=none&country=sk'])(
  '%s does not exist',
  async (path) => expect((await owner.get(path)).status).toBe(404),
);

test('a new code is created, ended when it has been used, and deleted when nobody has used it', async () => {
  const made = await owner.change(code('ONCE-MORE'), code('TWICE'));
  await shop.db.updateTable('discountCode').set({ uses: 3 }).where('code', '=', 'TWICE').execute();

  await owner.post(`/changes/${made.body.changeSet?.id}/undo`);

  const rows = await sql`
    select code, valid_until from discount_code where code in ('ONCE-MORE', 'TWICE')
  `.execute(shop.db);
  expect(rows.rows).toEqual([{ code: 'TWICE', validUntil: '2026-11-20' }]);
});
