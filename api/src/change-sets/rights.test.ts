import { changeableBy, needsApproval, type StaffRole, staffRoles } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { entityKinds } from './kind-list.ts';

let shop: TestShop;
let owner: Employee;
const employees = new Map<StaffRole, Employee>();
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner', 'Olga');
  for (const role of staffRoles) employees.set(role, await openEmployee(shop, role));
});
beforeEach(() => shop.db.deleteFrom('staffRefusal').execute());
afterAll(() => shop.close());

describe.each(staffRoles)('%s', (role) => {
  test.each(entityKinds.map((kind) => [kind.name, kind] as const))('may or may not change %s', async (name, kind) => {
    const employee = employees.get(role) ?? owner;
    const [key = ''] = await kind.list(shop.db, 'sk', { after: '', most: 1 });
    const { body } = await owner.get<{ values: { value: Record<string, unknown> }[] }>(
      `/values?kind=${name}&country=sk&key=${encodeURIComponent(key)}`,
    );
    const change = { kind: name, country: 'sk', key, value: body.values[0]?.value ?? {} };
    const statuses = [
      (await employee.post('/changes/validate', { reason: 'A test', changes: [change] })).status,
      (await employee.change(change)).status,
    ];
    const drafted = await owner.post('/changes', { reason: 'A draft', changes: [change], isDraft: true });
    const path = `/changes/${drafted.body.changeSet?.id}`;
    statuses.push((await employee.post(`${path}/apply`)).status, (await employee.post(`${path}/undo`)).status);

    const may = changeableBy[role].includes(kind.area);
    // Nobody starts what they have drafted themselves, if it needs a second person.
    const applied = needsApproval('owner', name) ? 409 : 200;
    expect(statuses).toEqual(may ? [200, 200, applied, 200] : [403, 403, 403, 403]);
    const refused = await sql`select act, subject from staff_refusal order by id`.execute(shop.db);
    const acts = ['validate', 'change', 'apply', 'undo'].map((act) => ({ act, subject: name }));
    expect(refused.rows).toEqual(may ? [] : acts);
  });
});
