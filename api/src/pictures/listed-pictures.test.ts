import type { BodyOf } from '@odeta/contracts';
import type { listPictures } from '@odeta/contracts/staff';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { photo, upload } from '../../testing/people/uploads.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let now = TEST_NOW;
let edita: Employee;
let max: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  edita = await openEmployee(shop, 'editor', 'Edita');
  max = await openEmployee(shop, 'merchandiser', 'Max');
});
afterAll(() => shop.close());

const list = async (employee: Employee, before = '') =>
  employee.get<BodyOf<typeof listPictures>>(`/pictures${before && `?before=${before}`}`);

test('uploaded pictures are listed with who uploaded them and when, the newest first; a role that uploads none reads none', async () => {
  expect((await list(edita)).body).toEqual({ pictures: [], hasMore: false });
  const names: string[] = [];
  for (const [seed, employee] of [edita, max].entries()) {
    now = new Date(TEST_NOW.getTime() + seed * 60_000);
    names.unshift((await upload(employee, await (await photo(400, 400, seed)).png().toBuffer())).body.name);
  }

  expect((await list(max)).body).toEqual({
    pictures: [
      { name: names[0], uploadedBy: 'Max', uploadedAt: '2026-11-21T11:01:00.000Z' },
      { name: names[1], uploadedBy: 'Edita', uploadedAt: '2026-11-21T11:00:00.000Z' },
    ],
    hasMore: false,
  });
  expect((await list(edita, names[0])).body.pictures.map(({ name }) => name)).toEqual([names[1]]);
  const service = await openEmployee(shop, 'service', 'Sára');
  expect((await list(service)).status).toBe(403);
  expect(await shop.db.selectFrom('staffRefusal').select(['act', 'subject']).execute()).toEqual([
    { act: 'list-pictures', subject: 'pictures' },
  ]);
});

test('many pictures come in pages, of which none lacks or repeats one', async () => {
  const { id } = await shop.db.selectFrom('staffMember').select('id').limit(1).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 60 }, (_, index) => ({
    name: `upload-${index.toString(16).padStart(32, 'f')}-400x400`,
    ...{ uploadedBy: id, uploadedAt: TEST_NOW, usedAt: TEST_NOW },
  }));
  await shop.db.insertInto('uploadedPicture').values(rows).execute();

  const seen: string[] = [];
  const sizes: number[] = [];
  for (let hasMore = true; hasMore; ) {
    const { body } = await list(edita, seen.at(-1));
    seen.push(...body.pictures.map(({ name }) => name));
    sizes.push(body.pictures.length);
    hasMore = body.hasMore;
  }

  const stored = await shop.db.selectFrom('uploadedPicture').select('name').execute();
  expect([seen.length, new Set(seen)]).toEqual([stored.length, new Set(stored.map(({ name }) => name))]);
  expect(sizes).toEqual([24, 24, stored.length - 48]);
});
