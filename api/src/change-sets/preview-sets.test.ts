import type { ChangeSet, ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { draft, preview, removePreviews } from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { dropOutdated } from '../change-previews/build-preview.ts';
import { cleanUp } from '../clean-up/clean-up.ts';
import { startAndEndDue } from './start-and-end.ts';

let now = TEST_NOW;
let shop: TestShop;
let mia: Employee;
let olga: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  mia = await openEmployee(shop, 'merchandiser', 'Mia');
  olga = await openEmployee(shop, 'owner', 'Olga');
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(async () => {
  await removePreviews(shop, TEST_NOW);
  await shop.close();
});

/** A change of this kind waits for a second person. */
const half: ProposedChange = {
  ...{ kind: 'discount-code', country: 'sk', key: 'HALF' },
  value: { name: 'Half', percent: 50, validFrom: '2026-11-01' },
};
const shown = (more: object = {}) => draft(mia, [half], { isPreview: true, ...more });
const codes = async () => (await sql`select from discount_code where code = 'HALF'`.execute(shop.db)).rows;
const listed = async (search: string) =>
  (await olga.get<{ changeSets: ChangeSet[] }>(`/changes${search}`)).body.changeSets.map(({ id }) => id);

test('what is only shown asks nobody, is in no list, and has a link', async () => {
  const id = await shown();

  const { body } = await mia.get<{ changeSet: ChangeSet }>(`/changes/${id}`);
  expect(body.changeSet).toMatchObject({ id, isPreview: true, approval: null, parts: [{ state: 'draft' }] });
  for (const search of ['', '?state=draft', '?state=waiting', '?kind=discount-code&key=HALF'])
    expect([search, await listed(search)]).toEqual([search, []]);
  expect(await preview(mia, id)).not.toBe('');
});

test('what is only shown never starts: neither by its author, nor by an approval, nor at its time', async () => {
  const id = await shown({ from: '2026-11-22T08:00' });

  const answers = [await mia.post(`/changes/${id}/apply`), await olga.post(`/changes/${id}/apply`)];
  answers.push(await olga.post(`/changes/${id}/approve`), await olga.post(`/changes/${id}/refuse`, { reason: 'No' }));
  now = new Date(TEST_NOW.getTime() + 3 * 86_400_000);
  await startAndEndDue({ db: shop.db, now: () => now }, () => undefined);

  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(4).fill([409, 'not-possible']));
  expect(await codes()).toEqual([]);
});

test('a role that may not change a kind does not show a change of it either', async () => {
  const edita = await openEmployee(shop, 'editor', 'Edita');

  expect((await edita.post('/changes', { reason: 'x', changes: [half], isPreview: true })).status).toBe(403);
});

test('what was left behind when the editor was closed is deleted after a day, with the tables that showed it', async () => {
  await shop.db.deleteFrom('changeSet').execute();
  const kept = await draft(mia, [half]);
  const [built, unbuilt] = [await shown({ reason: 'One' }), await shown({ reason: 'Two' })];
  await preview(mia, built);
  const stored = async () =>
    (await shop.db.selectFrom('changeSet').select('id').orderBy('id').execute()).map(({ id }) => id);

  const age = (hours: number) =>
    sql`update change_set set created_at = now() - make_interval(hours => ${hours})`.execute(shop.db);

  await age(23);
  await cleanUp(shop.db);
  expect(await stored()).toEqual([kept, built, unbuilt]);
  await age(25);
  expect((await cleanUp(shop.db)).previewSets).toBe(1);
  await dropOutdated({ db: shop.db, now: () => now });
  expect((await cleanUp(shop.db)).previewSets).toBe(1);

  expect(await stored()).toEqual([kept]);
  expect((await sql`select from contents_preview where change_set_id = ${built}`.execute(shop.db)).rows).toEqual([]);
});
