import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { meetAmender } from '../../testing/people/amender.ts';
import { openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const workspace = path.join(import.meta.dirname, '../../..');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openEmployee(shop, 'service', 'Soňa Malá');
  await openEmployee(shop, 'editor', 'Edita');
});
afterAll(() => shop.close());

/** `npm run staff -- …` on the shop's database. */
async function staff(...args: string[]) {
  const { PATH } = process.env;
  const options = { cwd: workspace, env: { PATH, DATABASE_URL: shop.url } };
  return promisify(execFile)(process.execPath, ['tools/commands.ts', 'staff', ...args], options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

test('the command prints an order by its number, in one line, and records who has read it', async () => {
  const { row } = await meetAmender(shop);

  const { code, stdout } = await staff('find', row.number, '--as', 'Soňa Malá');

  const name = `${row.billTo.firstName} ${row.billTo.lastName}`;
  const day = row.placedAt.toISOString().slice(0, 10);
  expect([code, stdout]).toEqual([0, `${[row.number, 'sk', row.state, day, name, row.email].join('  ')}\n`]);
  const acts = await shop.db.selectFrom('staffAct').select(['act', 'reason']).execute();
  expect(acts).toEqual([{ act: 'find', reason: row.number }]);
});

test('nothing is printed for somebody unknown, for a role without the right, and without a name', async () => {
  const { row } = await meetAmender(shop);

  const unknown = await staff('find', row.number, '--as', 'Nobody');
  const refused = await staff('find', row.number, '--as', 'Edita');
  const without = await staff('find', row.number);
  const nothing = await staff('find', 'nobody@example.com', '--as', 'Soňa Malá');

  expect(unknown).toMatchObject({ code: 1, stdout: '', stderr: 'There is nobody with the name Nobody.\n' });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: 'The role editor does not allow this.\n' });
  expect(without).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('npm run staff -- find') });
  expect(nothing).toMatchObject({ code: 0, stdout: 'Nothing was found.\n' });
  expect(await shop.db.selectFrom('staffRefusal').select('act').execute()).toEqual([{ act: 'find' }]);
});
