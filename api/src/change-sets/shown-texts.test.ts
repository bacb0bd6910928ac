import { readCategory, readLegalText, readSearch, readSizeTable, readStaticContents } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { createSettingsSource } from '../settings/settings-source.ts';
import { refreshRenamed } from './refresh-renamed.ts';

let now = TEST_NOW;
let shop: TestShop;
let owner: Employee;
let second: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  owner = await openEmployee(shop, 'owner', 'Olga');
  second = await openEmployee(shop, 'owner', 'Oto');
});
afterAll(() => shop.close());

async function readValue<Value>(kind: string, key: string, country = 'sk') {
  const { body } = await owner.get<{ values: { value: Value }[] }>(
    `/values?kind=${kind}&country=${country}&key=${encodeURIComponent(key)}`,
  );
  return body.values[0]?.value as Value;
}

const client = () => newClient(shop.app, 'sk');

/** Another process, which has read the settings before the change. */
async function openOther() {
  let seconds = 0;
  const onError = (error: unknown) => {
    throw error;
  };
  const settings = await createSettingsSource(shop.db, { now: () => seconds * 1000, onError });
  return async () => {
    seconds += 11;
    await settings.whenCurrent();
    return settings.of('sk');
  };
}

test('a changed footer is below the pages at once, and in other processes after five seconds', async () => {
  const later = await openOther();
  const footer = await readValue<{ company: { name: string; items: object[] } }>('footer', 'footer');
  const value = { ...footer, company: { ...footer.company, name: 'Our company' } };

  expect((await owner.change({ kind: 'footer', country: 'sk', key: 'footer', value })).status).toBe(200);

  expect(JSON.stringify((await client().send(readStaticContents)).body)).toContain('"name":"Our company"');
  expect((await later()).footer.company.name).toBe('Our company');
});

test('name and description of a category are on its page', async () => {
  const { rows } = await sql<{ key: string; slug: string }>`
    select c.key, t.slug from category c join category_text t on t.category_id = c.id and t.country = 'sk'
    where c.active order by c.id limit 1
  `.execute(shop.db);
  const [{ key, slug } = { key: '', slug: '' }] = rows;

  await owner.change({ kind: 'category-text', country: 'sk', key, value: { name: 'Nová', description: 'O tomto.' } });

  const { body } = await client().send(readCategory, { slug });
  expect(JSON.stringify(body)).toContain('Nová');
});

test('a size table has its new cells, and stays with its categories', async () => {
  const { rows } = await sql<{ key: string }>`
    select body -> 0 ->> 'key' as key from content where country = 'sk' and name = 'sizeTables'
  `.execute(shop.db);
  const key = rows[0]?.key ?? '';
  const table = await readValue<{ name: string; rows: { sizes: string[]; cells: string[] }[] }>('size-table', key);
  const value = { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(() => '77') })) };

  await owner.change({ kind: 'size-table', country: 'sk', key, value });

  const { body } = await client().send(readSizeTable, { key });
  expect(new Set(body.rows.flatMap(({ cells }) => cells))).toEqual(new Set(['77']));
  const short = { ...table, rows: [{ sizes: ['38'], cells: [] }] };
  expect((await owner.change({ kind: 'size-table', country: 'sk', key, value: short })).status).toBe(422);
});

test('a new synonym is found by the search as soon as its index is rebuilt', async () => {
  const words = await readValue<{ synonyms: Record<string, string[]>; popular: string[] }>('search-words', 'words');
  const find = async () => (await client().send(readSearch, { q: 'gunárium' })).body.products.length;
  expect(await find()).toBe(0);

  const value = { ...words, synonyms: { ...words.synonyms, šaty: ['gunárium'] } };
  expect((await owner.change({ kind: 'search-words', country: 'sk', key: 'words', value })).status).toBe(200);
  expect(await refreshRenamed(shop.db)).toBe(true);

  expect(await find()).toBeGreaterThan(0);
});

interface Legal {
  version: string;
  title: string;
  parts: { key: string; title: string; text: string }[];
}
const legal = (value: Legal, country = 'sk'): ProposedChange => ({
  ...{ kind: 'legal-text', country, key: 'terms', value: { ...value } },
});

test('new terms wait for a second owner, are valid from their version, and orders before keep theirs', async () => {
  const before = await readValue<Legal>('legal-text', 'terms');
  const value = { ...before, version: '2026-12-01', title: 'Nové podmienky' };

  const { body } = await owner.post('/changes', { reason: 'Law', changes: [legal(value)], from: '2026-12-01T00:00' });
  expect((await client().send(readLegalText, { document: 'terms' })).body.version).toBe(before.version);
  now = new Date('2026-12-01T00:00:00Z');
  await second.post(`/changes/${body.changeSet?.id}/approve`);

  const terms = (await client().send(readLegalText, { document: 'terms' })).body;
  expect(terms).toMatchObject({ version: '2026-12-01', title: 'Nové podmienky', earlier: [before.version] });
  const agreements = await sql`
    select version, active, required from agreement where country = 'sk' and type = 'regulationsAgreement' order by version
  `.execute(shop.db);
  expect(agreements.rows).toEqual([
    { version: before.version, active: false, required: true },
    { version: '2026-12-01', active: true, required: true },
  ]);

  await owner.post(`/changes/${body.changeSet?.id}/undo`);
  expect((await client().send(readLegalText, { document: 'terms' })).body.version).toBe(before.version);
  const again = await owner.change(legal({ ...value, title: 'Other words' }));
  expect(again.validation).toEqual({ 'changes.0.value.version': ['was used before'] });
});

test.each([
  ['an earlier version', (value: Legal) => ({ ...value, version: '2026-01-01' }), 'version'],
  ['a version of the past', (value: Legal) => ({ ...value, version: '2026-11-20' }), 'version'],
  ['a missing part', (value: Legal) => ({ ...value, version: '2027-01-01', parts: value.parts.slice(1) }), 'parts'],
])('terms with %s are refused by name', async (_what, change, field) => {
  const value = await readValue<Legal>('legal-text', 'terms');

  const { status, validation } = await owner.change(legal(change(value)));

  expect(status).toBe(422);
  expect(Object.keys(validation)).toContain(`changes.0.value.${field}`);
});

test('both languages of a country get new terms together', async () => {
  now = TEST_NOW;
  const [ru, uk] = [
    await readValue<Legal>('legal-text', 'terms', 'ua'),
    await readValue<Legal>('legal-text', 'terms', 'ua-uk'),
  ];
  const changes = [legal({ ...ru, version: '2027-01-01' }, 'ua'), legal({ ...uk, version: '2027-01-01' }, 'ua-uk')];

  expect((await owner.change(...changes.slice(0, 1))).validation).toEqual({
    'changes.0.value': ['change all languages together: ua, ua-uk'],
  });
  expect((await owner.change(...changes)).status).toBe(200);
});
