import process from 'node:process';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { findUnits } from '@odeta/workspace/workspace';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as release from '../commands/release.ts';
import { readTeamKeys } from '../publish/keys.ts';
import { ensureReleasable } from './before-build.ts';
import * as canDeploy from './can-deploy.ts';

afterEach(() => {
  process.exitCode = 0;
});

const unitOf = (name: string) => {
  const unit = findUnits().find((one) => one.name === name);
  if (!unit) throw new Error(`There is no ${name}`);
  return unit;
};

/** A store whose list has `cart` at `/cart`, and `help` at `/help`: in this clone help is at `/pomoc`. */
const openStore = async () => {
  const shop = await createReleasedStore();
  return { shop, opened: { store: shop.store, team: readTeamKeys(process.env) } };
};

test('an address outside of the prefixes, and a unit in no list, are named before anything is built', async () => {
  const { shop, opened } = await openStore();

  await expect(ensureReleasable(opened, [unitOf('cart'), unitOf('shell')])).resolves.toBeUndefined();
  await expect(ensureReleasable(opened, [{ ...unitOf('cart'), name: 'gift', prefixes: ['/gift'] }])).rejects.toThrow(
    /^It would be refused: gift is not in the list of units, so nobody would see it \(.+ unit add gift \/gift\)\.$/,
  );
  for (const command of [release, canDeploy])
    await expect(give(command, shop, 'help')).rejects.toMatchObject({
      exitCode: 3,
      message:
        'It would be refused: help of this clone declares /pomoc/:slug?, which is outside of its prefixes (/help).',
    });
});

test('a key that may only stop canaries is refused before the build', async () => {
  const { shop } = await openStore();
  process.env.RELEASE_KEYS = shop.team.publicKey;
  process.env.RELEASE_SIGNING_KEY = createKeyPair({ stops: true }).signingKey;

  await expect(give(canDeploy, shop, 'cart')).rejects.toMatchObject({ exitCode: 5 });
  Reflect.deleteProperty(process.env, 'RELEASE_KEYS');
});

test('a version in the store that nobody would see, or with addresses of others, is not deployable', async () => {
  const { shop } = await openStore();
  const entryOf = async (name: string, build: object) =>
    shop.publish(name, `${name}()`, { build }).then((version) => give(canDeploy, shop, name, version));

  expect(await entryOf('gift', { routes: [{ path: '/gift' }] })).toContain(
    'would be refused: gift is not in the list of units, so nobody would see it',
  );
  expect(await entryOf('cart', { routes: [{ path: '/help/cart' }] })).toContain('/help/cart, which is outside');
  expect(process.exitCode).toBe(3);
});

test('in an older store a shell that does not name a live remote is not deployable', async () => {
  const { shop } = await openStore();
  shop.forgetUnits();
  // Another key may not write the list of units.
  const platform = createKeyPair({ platform: true });
  process.env.RELEASE_KEYS = platform.publicKey;
  const build = { remotes: [{ name: 'help', prefixes: ['/help'] }] };
  const version = await shop.publish('shell', 'other()', { build });

  expect(await give(canDeploy, shop, 'shell', version)).toContain(
    'would be refused: nobody would get /cart of cart, which the shell does not name',
  );
  await expect(shop.release('shell', 'other()', { build })).rejects.toMatchObject({ exitCode: 3 });
  Reflect.deleteProperty(process.env, 'RELEASE_KEYS');
});
