import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startAndEndDue } from './start-and-end.ts';

let now = TEST_NOW;
let shop: TestShop;
let mia: Employee;
let max: Employee;
let olga: Employee;
let edita: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  mia = await openEmployee(shop, 'merchandiser', 'Mia');
  max = await openEmployee(shop, 'merchandiser', 'Max');
  olga = await openEmployee(shop, 'owner', 'Olga');
  edita = await openEmployee(shop, 'editor', 'Edita');
});
beforeEach(async () => {
  now = TEST_NOW;
  await shop.db.deleteFrom('changeSet').execute();
  await shop.db.deleteFrom('staffRefusal').execute();
  await sql`delete from discount_code where code like 'HALF%'`.execute(shop.db);
});
afterAll(() => shop.close());

const half = (key = 'HALF'): ProposedChange => ({
  ...{ kind: 'discount-code', country: 'sk', key },
  value: { name: 'Half', percent: 50, validFrom: '2026-11-01' },
});
const codes = async () =>
  (await sql<{ code: string }>`select code from discount_code where code like 'HALF%'`.execute(shop.db)).rows;
const refusals = async () => (await sql`select act, subject from staff_refusal order by id`.execute(shop.db)).rows;

async function propose(employee: Employee, more: object = {}) {
  const { body } = await employee.post('/changes', { reason: 'Sale', changes: [half()], ...more });
  return body.changeSet?.id ?? 0;
}

test('what a role may only prepare waits, starts when another person approves it, and the history has both', async () => {
  const id = await propose(mia);
  expect(await codes()).toEqual([]);

  const { status, body } = await olga.post(`/changes/${id}/approve`, { reason: 'Agreed' });

  expect(await codes()).toHaveLength(1);
  const approval = { state: 'approved', by: 'Olga', at: '2026-11-21T11:00:00Z', reason: 'Agreed' };
  expect([status, body.changeSet]).toMatchObject([200, { author: 'Mia', approval, parts: [{ state: 'applied' }] }]);
  expect((await mia.get<{ changeSets: object[] }>('/changes')).body.changeSets).toMatchObject([
    { author: 'Mia', approval },
  ]);
  expect((await olga.post(`/changes/${id}/approve`)).code).toBe('not-possible');
});

test('neither the author, nor somebody whose own changes of this kind wait, nor somebody without the right approves', async () => {
  const id = await propose(mia);

  const answers = [];
  for (const employee of [mia, max, edita]) {
    answers.push(
      await employee.post(`/changes/${id}/approve`),
      await employee.post(`/changes/${id}/refuse`, { reason: 'No' }),
    );
  }

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await codes()).toEqual([]);
  expect(await refusals()).toEqual(
    ['approve', 'refuse', 'approve', 'refuse', 'approve', 'refuse'].map((act) => ({ act, subject: 'discount-code' })),
  );
});

test('an owner cannot approve a set of her own either, and what her role may change alone needs nobody', async () => {
  expect(await propose(olga)).toBeGreaterThan(0);
  expect(await codes()).toHaveLength(1);
  const waiting = await propose(mia, { changes: [half('HALF-TWO')] });
  await sql`update change_set set author = 'Olga' where id = ${waiting}`.execute(shop.db);

  expect((await olga.post(`/changes/${waiting}/approve`)).status).toBe(403);
});

test('nobody applies a set before it is approved, not even as a stored draft', async () => {
  const id = await propose(mia, { isDraft: true });

  const answers = [await mia.post(`/changes/${id}/apply`), await olga.post(`/changes/${id}/apply`)];

  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [409, 'not-possible'],
    [409, 'not-possible'],
  ]);
  expect(await codes()).toEqual([]);
});

test('a schedule starts only when it is approved, also when its moment has passed meanwhile', async () => {
  const [late, early] = [
    await propose(mia, { from: '2026-11-27T00:00' }),
    await propose(mia, { from: '2026-12-01T00:00', changes: [half('HALF-TWO')] }),
  ];
  now = new Date('2026-11-27T10:00:00Z');
  await startAndEndDue({ db: shop.db, now: () => now }, () => undefined);
  expect(await codes()).toEqual([]);

  await olga.post(`/changes/${late}/approve`);
  await olga.post(`/changes/${early}/approve`);

  expect(await codes()).toEqual([{ code: 'HALF' }]);
  now = new Date('2026-12-01T00:00:00Z');
  await startAndEndDue({ db: shop.db, now: () => now }, () => undefined);
  expect(await codes()).toHaveLength(2);
});

test('a refusal has a reason, cancels the set, and is in the history', async () => {
  const id = await propose(mia);
  expect((await olga.post(`/changes/${id}/refuse`)).status).toBe(422);

  const { body } = await olga.post(`/changes/${id}/refuse`, { reason: 'Too much' });

  expect(body.changeSet).toMatchObject({
    approval: { state: 'refused', by: 'Olga', reason: 'Too much' },
    parts: [{ state: 'cancelled', note: 'Too much' }],
  });
  expect((await olga.post(`/changes/${id}/approve`)).code).toBe('not-possible');
  expect(await codes()).toEqual([]);
});

test('a set whose value has changed meanwhile is not approved, and still waits', async () => {
  await olga.change(half());
  const id = await propose(mia, {
    changes: [{ ...half(), value: { name: 'Third', percent: 33, validFrom: '2026-11-01' } }],
  });
  await olga.change({ ...half(), value: { name: 'Tenth', percent: 10, validFrom: '2026-11-01' } });

  expect((await olga.post(`/changes/${id}/approve`)).status).toBe(409);

  const { body } = await olga.get<{ changeSet: object }>(`/changes/${id}`);
  expect(body.changeSet).toMatchObject({ approval: { state: 'waiting', by: null } });
});

test('two people who approve at the same time start it once', async () => {
  const id = await propose(mia);
  const other = await openEmployee(shop, 'owner', 'Oto');

  const answers = await Promise.all([olga, other].map((one) => one.post(`/changes/${id}/approve`)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await codes()).toHaveLength(1);
});
