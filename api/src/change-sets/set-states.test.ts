import { type ChangeSet, type ProposedChange, type SetState, setStates, statesOfSet } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
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
beforeEach(async () => {
  now = TEST_NOW;
  await shop.db.deleteFrom('changeSet').execute();
});
afterAll(() => shop.close());

const code = (key: string, country = 'sk'): ProposedChange => ({
  ...{ kind: 'discount-code', country, key },
  value: { name: 'Half', percent: 50, validFrom: '2026-11-01' },
});

async function propose(employee: Employee, changes: ProposedChange[], more: object = {}): Promise<number> {
  const { body } = await employee.post('/changes', { reason: 'Sale', changes, ...more });
  return body.changeSet?.id ?? 0;
}

async function list(query = '') {
  const { body } = await mia.get<{ changeSets: ChangeSet[]; hasMore: boolean }>(`/changes?${query}`);
  return body;
}

test('each state lists exactly the sets of which a part is in it', async () => {
  const from = '2026-11-27T00:00';
  const draft = await propose(olga, [code('STATE-DRAFT')], { isDraft: true });
  const scheduled = await propose(olga, [code('STATE-LATER')], { from });
  const live = await propose(olga, [code('STATE-LIVE')]);
  const undone = await propose(olga, [code('STATE-UNDONE')]);
  const { body } = await olga.post(`/changes/${undone}/undo`);
  const cancelled = await propose(mia, [code('STATE-CANCELLED')]);
  await mia.post(`/changes/${cancelled}/cancel`);
  const waiting = await propose(mia, [code('STATE-WAITS')]);
  const refused = await propose(mia, [code('STATE-REFUSED')]);
  await olga.post(`/changes/${refused}/refuse`, { reason: 'Too much' });
  // It starts at midnight in Ukraine, an hour before Slovakia.
  const half = await propose(olga, [code('STATE-HALF'), code('STATE-HALF', 'ua')], { from });
  now = new Date('2026-11-26T22:30:00Z');
  await startAndEndDue({ db: shop.db, now: () => now }, () => {});

  const { changeSets } = await list();
  const found = new Map<SetState, number[]>();
  for (const state of setStates) found.set(state, (await list(`state=${state}`)).changeSets.map(({ id }) => id).sort());

  expect(Object.fromEntries(found)).toEqual({
    draft: [draft],
    waiting: [waiting],
    scheduled: [scheduled, half],
    live: [live, body.changeSet?.id, half].sort(),
    ended: [undone, cancelled].sort(),
    refused: [refused],
  });
  for (const state of setStates) {
    const own = changeSets.filter((set) => statesOfSet(set).includes(state)).map(({ id }) => id);
    expect(own.sort()).toEqual(found.get(state));
  }
});

test('a draft starts at another time than its author has set, in the time of each country', async () => {
  const id = await propose(olga, [code('STATE-TIMES'), code('STATE-TIMES', 'ua')], { isDraft: true });

  const past = await olga.post(`/changes/${id}/apply`, { from: '2026-11-20T00:00' });
  const backwards = await olga.post(`/changes/${id}/apply`, { from: '2026-12-02T00:00', until: '2026-12-01T00:00' });
  const { body } = await olga.post(`/changes/${id}/apply`, { from: '2026-12-01T00:00', until: '2026-12-02T00:00' });

  expect([past.validation, backwards.validation]).toEqual([
    { from: ['has passed'] },
    { until: ['must be after from'] },
  ]);
  expect(body.changeSet?.parts).toMatchObject([
    { country: 'sk', state: 'scheduled', startsAt: '2026-11-30T23:00:00Z', endsAt: '2026-12-01T23:00:00Z' },
    { country: 'ua', state: 'scheduled', startsAt: '2026-11-30T22:00:00Z', endsAt: '2026-12-01T22:00:00Z' },
  ]);
  expect((await olga.post(`/changes/${id}/apply`, { from: '2026-12-05T00:00' })).code).toBe('not-possible');
});

test('a set says what its reader may do with it, and why not', async () => {
  const editor = await openEmployee(shop, 'editor', 'Edita');
  const waiting = await propose(mia, [code('STATE-RIGHTS')]);
  const rightsOf = async (employee: Employee) => {
    const { body } = await employee.get<{ mayChange: boolean; decision: string }>(`/changes/${waiting}`);
    return [body.mayChange, body.decision];
  };

  expect([await rightsOf(mia), await rightsOf(olga), await rightsOf(editor)]).toEqual([
    [true, 'author'],
    [true, 'possible'],
    [false, 'role'],
  ]);
});

test('a list has fifty sets, and says whether there is more', async () => {
  await sql`
    insert into change_set (author, reason, created_at) select 'Mia', 'A test', ${TEST_NOW}::timestamptz
    from generate_series(1, 51)
  `.execute(shop.db);

  const first = await list();
  const second = await list(`before=${first.changeSets.at(-1)?.id}`);

  expect([first, second].map(({ changeSets, hasMore }) => [changeSets.length, hasMore])).toEqual([
    [50, true],
    [1, false],
  ]);
});
