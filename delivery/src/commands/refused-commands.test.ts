import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as canDeploy from '../can-deploy/can-deploy.ts';
import * as build from './build.ts';
import * as promote from './promote.ts';
import * as release from './release.ts';
import * as releases from './releases.ts';
import * as rollback from './rollback.ts';
import * as stop from './stop.ts';

const CANARY = { share: { traffic: 10 } };

test.each<[string, { run(args: string[]): Promise<unknown> }, string[], number, RegExp]>([
  ['a unit that is not in this clone', release, ['carts'], 2, /There is no unit "carts" .+ cart, /],
  ['no unit', release, [], 2, /^Usage: /],
  ['a share above 100 %', release, ['cart', '--traffic', '101'], 2, /101 is no share/],
  ['a share that is not a number', release, ['cart', '--traffic', 'ten'], 2, /ten is no share/],
  ['an unknown country', release, ['cart', '--traffic', '1', '--countries', 'sk,xx'], 2, /no country xx.+ hu, ro/],
  ['an unknown kind of client', release, ['cart', '--traffic', '1', '--clients', 'tv'], 2, /no kind of client tv/],
  ['an invalid app version', release, ['cart', '--traffic', '1', '--app-from', '3'], 2, /--app-from 3 is no version/],
  ['an audience without a share', release, ['cart', '--countries', 'sk'], 2, /needs a share/],
  [
    'an unknown option',
    release,
    ['cart', '--trafic', '1'],
    2,
    /^There is no option --trafic\. There are: --store, .+--traffic/,
  ],
  ['an option without its value', release, ['cart', '--traffic'], 2, /^--traffic needs a value\.$/],
  ['an option in place of a value', release, ['cart', '--traffic', '--all'], 2, /^--traffic needs a value\.$/],
  ['a value for a switch', promote, ['cart', '--json=yes'], 2, /^--json takes no value\.$/],
  ['a unit to build that is not in this clone', build, ['carts'], 2, /There is no unit "carts"/],
  ['a build with an unknown option', build, ['cart', '--stor', 'x'], 2, /^There is no option --stor\./],
  ['the try of a build', build, ['cart', '--dry-run'], 2, /^--dry-run: a build changes nothing that is live/],
  ['a unit that is not listed', promote, ['gift'], 2, /lists no unit "gift".+ cart, help/],
  ['nothing to promote', promote, ['cart'], 3, /nothing to promote/],
  ['nothing to stop', stop, ['cart'], 3, /nothing to stop/],
  ['nothing to roll back to', rollback, ['cart'], 3, /nothing before/],
  ['a version that is not in the store', rollback, ['cart', '9.9.9-x'], 3, /The store has no cart@9\.9\.9-x/],
  ['a version outside of the store', rollback, ['cart', '../help'], 3, /The store has no cart@\.\.\/help/],
  ['an unknown command', releases, ['statsu'], 2, /^Usage: /],
  ['an unknown release', releases, ['show', 'cart@9'], 3, /no cart@9/],
  ['the history of an unknown unit', releases, ['history', 'gift'], 2, /No change in the history is one of "gift"/],
  ['too few days', releases, ['prune', '--days', '1'], 2, /from 2/],
])('%s: the command fails with an error message and its exit code', async (_, command, args, exitCode, message) => {
  const shop = await createReleasedStore();

  await expect(give(command, shop, ...args)).rejects.toMatchObject({
    exitCode,
    message: expect.stringMatching(message),
  });
  expect(shop.number()).toBe(1);
});

test('a missing or unusable store is reported with exit code 4, an unknown or wrong signing key with 5', async () => {
  const shop = await createReleasedStore();
  const file = path.join(shop.directory, 'file');
  writeFileSync(file, '');

  for (const command of [promote, releases, canDeploy])
    await expect(give(command, { directory: path.join(file, 'store') }, 'status')).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/^There is no release store at /),
    });
  await expect(give(promote, { directory: file }, 'cart')).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringMatching(/cannot be used/),
  });
  process.env.RELEASE_SIGNING_KEY = createKeyPair().signingKey;
  const others = ['status', 'history', 'prune', 'sign'].map((name) => () => give(releases, shop, name));
  // Started one after the other: Jest fails a test when a promise rejects before it is awaited.
  for (const ask of [...others, () => give(canDeploy, shop, 'cart', shop.cart), () => give(promote, shop, 'cart')])
    await expect(ask()).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringMatching(/RELEASE_KEYS does not name/),
    });
  process.env.RELEASE_SIGNING_KEY = 'nonsense';
  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/RELEASE_SIGNING_KEY is wrong/),
  });
});

test('an empty folder is no store whose document could be signed: none is written', async () => {
  await createReleasedStore();
  const directory = mkdtempSync(path.join(tmpdir(), 'empty-'));

  await expect(give(releases, { directory }, 'sign')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/^There is nothing to sign/),
  });
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  [['cart', '--store'], /^--store needs a value\.$/],
  [['cart', '--store', ''], /^--store needs a value\.$/],
  [['cart', '--store', '--dry-run'], /^--store needs a value\.$/],
])('a command whose store is left out (%j) says so', async (args, message) => {
  for (const { run } of [promote, build])
    await expect(run(args)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
});

test('the public keys of this machine’s shop are printed without creating one', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const { publicKey, signingKey } = createKeyPair();
  process.env.DATA_DIR = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'data');
  Reflect.deleteProperty(process.env, 'RELEASE_SIGNING_KEY');
  await expect(releases.run(['keys'])).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/no key at/),
  });
  expect(existsSync(process.env.DATA_DIR)).toBe(false);

  process.env.RELEASE_SIGNING_KEY = signingKey;
  await releases.run(['keys']);
  await releases.run(['keys', '--new']);

  const lines = printed.mock.calls.map(([line]) => line);
  expect(lines[0]).toBe(`RELEASE_KEYS=${publicKey}`);
  expect(lines.slice(1).map((line) => line.split('=')[0])).toEqual([
    'RELEASE_SIGNING_KEY',
    'RELEASE_STOP_KEY',
    'RELEASE_KEYS',
  ]);
  printed.mockRestore();
});

test('in production no signing key is created', async () => {
  const shop = await createReleasedStore();
  Reflect.deleteProperty(process.env, 'RELEASE_SIGNING_KEY');
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';

  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/RELEASE_SIGNING_KEY is missing/),
  });
  process.env.NODE_ENV = mode;
});

test('a version that the edge cannot use is not listed, whatever its share', async () => {
  const shop = await createReleasedStore();
  const build = { routes: [{ path: '/help/cart' }] };

  await expect(shop.release('cart', 'elsewhere()', { build })).rejects.toMatchObject({
    message: expect.stringMatching(/outside of its prefixes/),
  });
  await expect(shop.release('cart', 'elsewhere()', { build, ...CANARY })).rejects.toMatchObject({ exitCode: 3 });
  expect([shop.number(), shop.listed('cart')]).toEqual([1, [shop.cart]]);
});
