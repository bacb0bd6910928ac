import type { ProposedChange } from '@odeta/contracts/staff';
import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from 'kysely';
import { tableDigests } from '../../testing/database/table-digests.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { endMember } from '../staff/staff-member.repository.ts';
import { entityKinds } from './kind-list.ts';

const SKU = 'DRESS-wine-s';
let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner', 'Olga');
});
beforeEach(async () => {
  await shop.db.deleteFrom('changeSet').execute();
  await sql`update price set price = 2499, price_promo = null, price_old = null`.execute(shop.db);
  await shop.db.updateTable('shippingMethod').set({ cost: 490 }).execute();
});
afterAll(() => shop.close());

const stock = () => sql`select * from stock order by variant_id`.execute(shop.db).then(({ rows }) => rows);
const priced = (amount: number, more: object = {}): ProposedChange => ({
  ...{ kind: 'price', country: 'sk', key: SKU, value: { price: amount, promo: null } },
  ...more,
});
const fee = (cost: number): ProposedChange => ({
  ...{ kind: 'delivery-method', country: 'sk', key: 'courier' },
  value: {
    ...{ name: 'Kuriér', description: '', cost, days: 2 },
    ...{ dispatchUntil: null, keepDays: null, active: true },
  },
});

async function priceInDatabase(sku = SKU, country = 'sk') {
  const { rows } = await sql<{ price: number; pricePromo: number | null; priceOld: number | null }>`
    select price, price_promo, price_old from price join variant v on v.id = variant_id where sku = ${sku} and country = ${country}
  `.execute(shop.db);
  return rows[0];
}

test('a changed price is what pages, lists and carts show, with its author, reason and former value, and moves no stock', async () => {
  const before = await stock();
  const former = await priceInDatabase();

  const { status, body } = await owner.post('/changes', { reason: 'Competitor', changes: [priced(1999)] });

  expect(status).toBe(200);
  expect(body.changeSet).toMatchObject({ author: 'Olga', reason: 'Competitor', size: 1, undoes: null });
  expect(await priceInDatabase()).toMatchObject({ price: 1999, pricePromo: null });
  const offers = await sql<{ price: number; listed: number }>`
    select o.price, l.price_paid as listed from product_offer o join listing l using (product_id, country)
    where country = 'sk' and product_id = (select product_id from variant where sku = ${SKU}) limit 1
  `.execute(shop.db);
  expect(offers.rows).toEqual([{ price: 1999, listed: 1999 }]);
  const { body: kept } = await owner.get<{ changes: unknown[] }>(`/changes/${body.changeSet?.id}`);
  expect(kept.changes).toEqual([
    {
      ...{ kind: 'price', country: 'sk', key: SKU },
      before: { price: former?.price, promo: former?.pricePromo, lowest: former?.priceOld },
      after: { price: 1999, promo: null, lowest: null },
    },
  ]);
  expect(await stock()).toEqual(before);
});

test('all of a change set is written or nothing, and what is wrong is named by its field', async () => {
  const before = await tableDigests(shop.db, shop.schema);

  const { status, validation } = await owner.change(fee(199), priced(0), { ...priced(-5), key: 'NOTHING' }, fee(299));

  expect(status).toBe(422);
  expect(Object.keys(validation)).toEqual(['changes.1.value.price', 'changes.2.value.price', 'changes.3.key']);
  expect(await tableDigests(shop.db, shop.schema)).toEqual(before);
});

test('a change that is based on an older version is answered with both values, and nothing is written', async () => {
  const { body } = await owner.get<{ values: { version: string }[] }>(`/values?kind=price&country=sk&key=${SKU}`);
  const [seen] = body.values;
  await owner.change(priced(1999));

  const { status, code, body: problem } = await owner.change(fee(199), priced(1500, { version: seen?.version }));

  expect([status, code]).toEqual([409, 'changed-meanwhile']);
  expect(problem.conflicts).toEqual([
    expect.objectContaining({
      ...{ kind: 'price', country: 'sk', key: SKU, author: 'Olga' },
      yours: { price: 1500, promo: null, lowest: null },
      current: { price: 1999, promo: null, lowest: null },
    }),
  ]);
  const [conflict] = problem.conflicts ?? [];
  expect((await owner.change(priced(1500, { version: conflict?.version }))).status).toBe(200);
});

test('when several people change the same version of a price at the same time, one change is saved and the others are answered with a conflict', async () => {
  const { body } = await owner.get<{ values: { version: string }[] }>(`/values?kind=price&country=sk&key=${SKU}`);
  const version = body.values[0]?.version;

  const answers = await Promise.all([1500, 1600, 1700].map((amount) => owner.change(priced(amount, { version }))));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('one call undoes a set, a second one changes nothing, and undoing can be undone', async () => {
  const former = await priceInDatabase();
  const { body } = await owner.change(priced(1999), fee(199));
  const id = body.changeSet?.id;

  const undone = await owner.post(`/changes/${id}/undo`, { reason: 'A mistake' });
  const again = await owner.post(`/changes/${id}/undo`);

  expect(undone.body.changeSet).toMatchObject({ undoes: id, reason: 'A mistake' });
  expect(again.body.changeSet?.id).toBe(undone.body.changeSet?.id);
  expect(await priceInDatabase()).toEqual(former);
  await owner.post(`/changes/${undone.body.changeSet?.id}/undo`);
  expect(await priceInDatabase()).toMatchObject({ price: 1999 });
});

test('what somebody has changed since is not undone, also not in part', async () => {
  const { body } = await owner.change(priced(1999), fee(199));
  await owner.change(priced(1800));

  const { status, body: problem } = await owner.post(`/changes/${body.changeSet?.id}/undo`);

  expect(status).toBe(409);
  expect(problem.conflicts?.map(({ kind }) => kind)).toEqual(['price']);
  expect(await priceInDatabase()).toMatchObject({ price: 1800 });
  const methods = await sql`select cost from shipping_method where country = 'sk' and key = 'courier'`.execute(shop.db);
  expect(methods.rows).toEqual([{ cost: 199 }]);
});

test('a request that is sent again with its key changes nothing, also after somebody else has changed the same', async () => {
  const sent = { reason: 'Import', changes: [priced(1999)] };
  const key = { 'idempotency-key': 'a-key-of-sixteen-letters' };
  const first = await owner.post('/changes', sent, key);
  await owner.change(priced(1800));

  const second = await owner.post('/changes', sent, key);
  const other = await owner.post('/changes', { ...sent, changes: [priced(1)] }, key);

  expect(second.body.changeSet?.id).toBe(first.body.changeSet?.id);
  expect(await priceInDatabase()).toMatchObject({ price: 1800 });
  expect([other.status, other.code]).toEqual([422, 'idempotency-mismatch']);
});

test('a draft changes nothing until it is applied, and not when its value has changed meanwhile', async () => {
  const former = await priceInDatabase();
  const propose = (amount: number) =>
    owner.post('/changes', { reason: 'Idea', changes: [priced(amount)], isDraft: true });
  const [one, two] = [await propose(1999), await propose(1888)];
  expect(await priceInDatabase()).toEqual(former);

  expect((await owner.post(`/changes/${one.body.changeSet?.id}/apply`)).status).toBe(200);
  expect(await priceInDatabase()).toMatchObject({ price: 1999 });
  expect((await owner.post(`/changes/${two.body.changeSet?.id}/apply`)).status).toBe(409);
  await owner.post(`/changes/${two.body.changeSet?.id}/cancel`);
  expect((await owner.post(`/changes/${two.body.changeSet?.id}/apply`)).code).toBe('not-possible');
});

test('a check says what would change, and changes nothing', async () => {
  const before = await tableDigests(shop.db, shop.schema);

  const { body } = await owner.post<{ changes: object[] }>('/changes/validate', {
    ...{ reason: 'Check', changes: [priced(1999)] },
  });

  expect(body.changes).toMatchObject([{ key: SKU, after: { price: 1999 } }]);
  expect(await tableDigests(shop.db, shop.schema)).toEqual(before);
});

test('the calls are refused without a key, with a wrong key, with one that has ended, and with the password of the staff pages', async () => {
  const former = await openEmployee(shop, 'owner', 'Former');
  await endMember(shop.db, 'Former', TEST_NOW);
  const headers = [{}, { authorization: 'Bearer odeta-staff-x' }, { authorization: `Bearer ${former.key}` }];
  for (const path of ['/kinds', '/changes', '/openapi.json', '/values?kind=price&country=sk']) {
    for (const own of headers) {
      const answer = await shop.app.inject({ url: `/api/staff${path}`, headers: own });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  }
  const stored = await sql<{ hash: string }>`select encode(key_hash, 'hex') as hash from staff_member`.execute(shop.db);
  expect(JSON.stringify(stored.rows)).not.toContain(owner.key);
});

test('the calls have a document of their own, and are not in the shop’s', async () => {
  const { payload } = await shop.app.inject({
    url: '/api/staff/openapi.json',
    headers: { authorization: `Bearer ${owner.key}` },
  });
  const document = JSON.parse(payload);

  expect(await new Validator().validate(JSON.parse(payload))).toMatchObject({ valid: true });
  expect(Object.keys(document.paths)).toContain('/api/staff/changes/{id}/undo');
  for (const { name } of entityKinds) expect(document.components.schemas).toHaveProperty([`value.${name}`]);
  expect((await shop.app.inject('/api/openapi.json')).payload).not.toContain('/api/staff');
});
