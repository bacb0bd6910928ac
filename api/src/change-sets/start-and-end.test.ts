import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startAndEndDue } from './start-and-end.ts';

const SKU = 'DRESS-wine-s';
let now = TEST_NOW;
let shop: TestShop;
let owner: Employee;
let refusals: string[];
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  owner = await openEmployee(shop, 'owner', 'Olga');
});
beforeEach(async () => {
  now = TEST_NOW;
  refusals = [];
  await shop.db.deleteFrom('changeSet').execute();
  await sql`update price set price = 5000, price_promo = null, price_old = null`.execute(shop.db);
  await sql`delete from price_history`.execute(shop.db);
});
afterAll(() => shop.close());

/** A server at this moment, such as one that has just started. */
async function serverAt(moment: string) {
  now = new Date(moment);
  await startAndEndDue({ db: shop.db, now: () => now }, ({ message }) => refusals.push(message));
}

const price = (country: string, amount: number): ProposedChange => ({
  ...{ kind: 'price', country, key: SKU, value: { price: amount, promo: null } },
});
const strip = (content: string): ProposedChange => ({
  ...{ kind: 'banners', country: 'sk', key: 'strip' },
  value: {
    banners: [
      {
        ...{ url: null, content, code: null, collapsible: null, backgroundColor: null, font: null },
        ...{ activeFrom: null, activeUntil: null },
      },
    ],
  },
});
async function schedule(times: { from?: string; until?: string }, ...changes: ProposedChange[]) {
  const { body } = await owner.post('/changes', { reason: 'Black Friday', changes, ...times });
  return body.changeSet;
}

async function prices() {
  const { rows } = await sql<{ country: string; price: number }>`
    select country, price from price join variant v on v.id = variant_id where sku = ${SKU} order by country
  `.execute(shop.db);
  return Object.fromEntries(rows.map((row) => [row.country, row.price]));
}
const strips = async () =>
  (await sql<{ content: string }>`select content from banner where country = 'sk' and place = 'strip'`.execute(shop.db))
    .rows;

test('Black Friday starts at midnight of each of five countries, ends by itself, and no restart matters', async () => {
  const countries = ['pl', 'sk', 'hu', 'ro', 'ua'];
  const set = await schedule(
    { from: '2026-11-27T00:00', until: '2026-11-30T00:00' },
    ...countries.map((country) => price(country, 3000)),
  );
  expect(set?.parts.map(({ country, startsAt }) => [country, startsAt])).toEqual([
    ['hu', '2026-11-26T23:00:00Z'],
    ['pl', '2026-11-26T23:00:00Z'],
    ['ro', '2026-11-26T22:00:00Z'],
    ['sk', '2026-11-26T23:00:00Z'],
    ['ua', '2026-11-26T22:00:00Z'],
  ]);

  await serverAt('2026-11-26T21:59:59Z');
  expect(await prices()).toEqual({ pl: 5000, sk: 5000, hu: 5000, ro: 5000, ua: 5000 });
  await serverAt('2026-11-26T22:00:00Z');
  expect(await prices()).toEqual({ pl: 5000, sk: 5000, hu: 5000, ro: 3000, ua: 3000 });
  // Down over the start of the others, and two servers at once after it.
  await Promise.all([serverAt('2026-11-27T09:00:00Z'), serverAt('2026-11-27T09:00:00Z')]);
  expect(await prices()).toEqual({ pl: 3000, sk: 3000, hu: 3000, ro: 3000, ua: 3000 });
  await serverAt('2026-11-29T22:30:00Z');
  expect(await prices()).toEqual({ pl: 3000, sk: 3000, hu: 3000, ro: 5000, ua: 5000 });
  await serverAt('2026-11-30T08:00:00Z');
  expect(await prices()).toEqual({ pl: 5000, sk: 5000, hu: 5000, ro: 5000, ua: 5000 });
  expect(refusals).toEqual([]);
});

test('what has changed meanwhile stays when a set ends, and what has ended does not come back with another one', async () => {
  await schedule({ from: '2026-11-27T00:00', until: '2026-11-28T00:00' }, price('sk', 3000), price('pl', 3000));
  await schedule({ from: '2026-11-27T12:00', until: '2026-11-29T00:00' }, price('sk', 2000));
  await serverAt('2026-11-27T00:30:00Z');
  await serverAt('2026-11-27T13:00:00Z');
  await owner.change(price('pl', 4444));
  expect(await prices()).toMatchObject({ sk: 2000, pl: 4444 });

  await serverAt('2026-11-28T06:00:00Z');
  expect(await prices()).toMatchObject({ sk: 2000, pl: 4444 });
  await serverAt('2026-11-29T06:00:00Z');
  expect(await prices()).toMatchObject({ sk: 5000, pl: 4444 });
});

test('a list that somebody has changed after it was scheduled is not overwritten: the part is refused, and the history has the reason', async () => {
  const set = await schedule({ from: '2026-11-27T00:00' }, strip('Black'), price('sk', 3000));
  await owner.change(strip('Orange'));

  await serverAt('2026-11-27T00:00:00Z');

  expect(await strips()).toEqual([{ content: 'Orange' }]);
  expect(await prices()).toMatchObject({ sk: 5000 });
  const { body } = await owner.get<{ changeSet: { parts: object[] } }>(`/changes/${set?.id}`);
  expect(body.changeSet.parts).toMatchObject([{ state: 'refused' }]);
  expect(refusals).toEqual([expect.stringContaining(`Change set ${set?.id} could not start in sk`)]);
});

test('a set whose whole time passed while the shop was down never starts, and a cancelled one neither', async () => {
  await schedule({ from: '2026-11-27T00:00', until: '2026-11-28T00:00' }, price('sk', 3000));
  const other = await schedule({ from: '2026-11-27T00:00' }, price('pl', 3000));
  await owner.post(`/changes/${other?.id}/undo`);

  await serverAt('2026-11-29T00:00:00Z');

  expect(await prices()).toMatchObject({ sk: 5000, pl: 5000 });
  const history = await sql`select * from price_history`.execute(shop.db);
  expect(history.rows).toEqual([]);
});

test.each([
  [{ from: '2026-11-20T00:00' }, 'from', 'has passed'],
  [{ until: '2026-11-20T00:00' }, 'until', 'has passed'],
  [{ from: '2026-12-20T00:00', until: '2026-12-20T00:00' }, 'until', 'must be after from'],
  // The hour that the clock leaves out in spring: the local times are in order, and the moments are not.
  [{ from: '2027-03-28T02:30', until: '2027-03-28T03:00' }, 'until', 'must be after from'],
  [{ from: '2027-02-31T00:00' }, 'from', 'there is no such time'],
])('the times %p are refused by name', async (times, field, text) => {
  const { status, validation } = await owner.post('/changes', { reason: 'X', changes: [price('sk', 1)], ...times });

  expect([status, validation]).toEqual([422, { [field]: [text] }]);
});
