import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildsFolder, findUnits } from '@odeta/workspace/workspace';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import { browserFiles, createUnit } from '../../testing/unit.ts';
import { prepareRelease } from '../build/prepared-release.ts';
import { digestOf } from '../build/source-digest.ts';
import * as release from '../commands/release.ts';
import * as releases from '../commands/releases.ts';
import * as rollback from '../commands/rollback.ts';
import { readTeamKeys } from './keys.ts';
import { releaseMissing, START } from './start-releases.ts';

type Shop = Awaited<ReturnType<typeof createReleasedStore>>;

function createClone(unit: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const folder = path.join(root, `${unit}-mfe`);
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'webpack.config.mjs'), '');
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ version: '1.0.0', federation: { name: unit, prefixes: [`/${unit}`] } }),
  );
  const environment = { DATA_DIR: path.join(root, '.data') };

  /**
   * Writes sources with a prepared build, so that webpack is not needed.
   * @returns the version.
   */
  async function edit(source: string) {
    writeFileSync(path.join(folder, 'src/remote.ts'), source);
    const [found] = findUnits(root);
    if (!found) throw new Error('The clone has no unit');
    const build = { ...browserFiles, routes: [{ path: `/${unit}` }] };
    const origin = { sources: await digestOf(found, root) };
    return prepareRelease(createUnit(source, unit), buildsFolder(environment), { build, origin }).version;
  }

  async function start({ store }: Shop, renewsOwn = true) {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
    const said = { command: START, author: 'Jana' };
    await releaseMissing({ store, team: readTeamKeys(process.env), said, renewsOwn, environment, root });
    const lines = printed.mock.calls.map(([line]) => line).join('\n');
    printed.mockRestore();
    return lines;
  }

  return { edit, start };
}

test('a version released by a team stays live, and the console reports that the sources differ', async () => {
  const shop = await createReleasedStore();
  const clone = createClone('cart');
  await clone.edit('older()');

  const printed = await clone.start(shop);

  expect(shop.number()).toBe(1);
  expect(printed).toMatch(
    new RegExp(`^cart: ${shop.cart} is live, since .+ by Jana \\(number 1\\); .+ release -- cart`),
  );
});

test('a start lists a unit that is not listed yet and changes no other unit', async () => {
  const shop = await createReleasedStore();
  const clone = createClone('gift');
  const version = await clone.edit('gift()');

  expect(await clone.start(shop)).toBe('');
  expect([shop.listed('gift'), shop.listed('cart')]).toEqual([[version], [shop.cart]]);
});

test('a start writes the list of units of an older store, and adds the units that it lists', async () => {
  const shop = await createReleasedStore();
  shop.forgetUnits();
  const clone = createClone('gift');
  await clone.edit('gift()');

  await clone.start(shop);

  const units = JSON.parse(await give(releases, shop, 'unit', 'list', '--json'));
  expect(units).toEqual([
    { name: 'cart', prefixes: ['/cart'] },
    { name: 'help', prefixes: ['/help'] },
    { name: 'gift', prefixes: ['/gift'] },
  ]);
});

test('a version listed by a start is replaced when the sources of its clone change', async () => {
  const shop = await createReleasedStore();
  const clone = createClone('gift');
  await clone.edit('gift()');
  await clone.start(shop);
  const edited = await clone.edit('better()');

  await clone.start(shop);
  await clone.start(shop);

  expect([shop.listed('gift'), shop.number()]).toEqual([[edited], 3]);
});

test('two clones never replace each other’s version', async () => {
  const shop = await createReleasedStore();
  const [one, other] = [createClone('gift'), createClone('gift')];
  const version = await one.edit('gift()');
  await other.edit('other()');
  await one.start(shop);

  expect(await other.start(shop)).toContain(`gift: ${version} is live`);
  await one.start(shop);

  expect([shop.listed('gift'), shop.number()]).toEqual([[version], 2]);
});

test('after a rollback command a start no longer replaces the live version', async () => {
  const shop = await createReleasedStore();
  const clone = createClone('cart');
  await shop.release('cart', 'new()');
  await give(rollback, shop, 'cart');
  await clone.edit('older()');

  await clone.start(shop);

  expect([shop.listed('cart'), shop.number()]).toEqual([[shop.cart], 3]);
});

test('in production a start does not replace a live version', async () => {
  const shop = await createReleasedStore();
  const clone = createClone('gift');
  const version = await clone.edit('gift()');
  await clone.start(shop, false);
  await clone.edit('better()');

  expect(await clone.start(shop, false)).toContain(`gift: ${version} is live`);
  expect(shop.listed('gift')).toEqual([version]);
});

test('twenty concurrent releases of two units are all listed', async () => {
  const shop = await createReleasedStore();
  const scripts = Array.from({ length: 10 }, (_, index) => `canary(${index})`);

  const versions = await Promise.all(
    ['cart', 'help'].flatMap((unit) => scripts.map((script) => shop.release(unit, script, { share: { traffic: 1 } }))),
  );

  const listed = ['cart', 'help'].flatMap((unit) => shop.listed(unit).slice(1));
  expect(listed.toSorted()).toEqual(versions.map((version) => `${version} 1 %`).toSorted());
  expect(shop.number()).toBe(21);
});

test('the canaries of a unit cannot have a total share of more than 100 %', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'a()', { share: { traffic: 60 } });

  await expect(shop.release('cart', 'b()', { share: { traffic: 41 } })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('101 %'),
  });
  await expect(give(release, shop, 'cart', '--missing', '--traffic', '1', '--countries', 'xx')).rejects.toMatchObject({
    exitCode: 2,
  });
});
