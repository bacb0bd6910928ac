import { SHARED_FILE, uploadedFile } from '@odeta/contracts';
import { sql } from 'kysely';
import { draft } from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { photo, readUpload, upload, withTile } from '../../testing/people/uploads.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { cleanUp } from '../clean-up/clean-up.ts';
import { usePictures } from './picture.repository.ts';

let shop: TestShop;
let editor: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await openEmployee(shop, 'editor', 'Edita');
});
afterAll(() => shop.close());

const uploaded = async (seed: number) =>
  (await upload(editor, await (await photo(640, 480, seed)).jpeg().toBuffer())).body.name;
const tile = (path: string) => withTile(editor, { path, alt: 'Kabáty' });
const stored = async () =>
  (await shop.db.selectFrom('uploadedPicture').select('name').execute()).map(({ name }) => name);
const passDays = (days: number) =>
  sql`update uploaded_picture set used_at = now() - make_interval(days => ${days})`.execute(shop.db);

test('a picture that nothing names is deleted after a week; history keeps the others, so that undo works', async () => {
  const [live, drafted, undone, unused] = [await uploaded(6), await uploaded(7), await uploaded(8), await uploaded(9)];
  const { body } = await editor.change(await tile(`${undone}/tall`));
  await editor.post(`/changes/${body.changeSet?.id}/undo`);
  await editor.change(await tile(`${live}/tall`));
  await draft(editor, [await tile(`${drafted}/tall`)]);
  const kept = async () => (await stored()).filter((name) => [live, drafted, undone, unused].includes(name));

  await passDays(6);
  expect((await cleanUp(shop.db)).pictures).toBe(0);
  await passDays(8);
  expect((await cleanUp(shop.db)).pictures).toBeGreaterThan(0);

  expect(new Set(await kept())).toEqual(new Set([live, drafted, undone]));
  expect((await readUpload(shop, uploadedFile({ name: unused }, SHARED_FILE))).statusCode).toBe(404);
  expect((await editor.change(await tile(`${unused}/tall`))).status).toBe(422);
});

test('a picture is not deleted while a change that names it is being stored', async () => {
  const name = await uploaded(10);
  await passDays(8);
  const { promise: marked, resolve: isMarked } = Promise.withResolvers<void>();
  const { promise: isStored, resolve: store } = Promise.withResolvers<void>();
  const storing = shop.db.transaction().execute(async (trx) => {
    await usePictures(trx, [name], new Date());
    isMarked();
    await isStored;
  });
  await marked;

  await cleanUp(shop.db);
  store();
  await storing;
  await cleanUp(shop.db);

  expect(await stored()).toContain(name);
});
