import process from 'node:process';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as release from './release.ts';
import * as releases from './releases.ts';

const unit = (shop: Awaited<ReturnType<typeof createReleasedStore>>, ...args: string[]) =>
  give(releases, shop, 'unit', ...args);

const giftPage = { build: { routes: [{ path: '/gift' }] } };

test('a remote is added without a release of the shell, shown, released, and removed with its versions', async () => {
  const shop = await createReleasedStore();

  expect(await unit(shop, 'add', 'gift', '/gift', '/vouchers')).toBe(
    'gift: in the list of units with /gift /vouchers\nLive with number 2.',
  );
  expect(await unit(shop, 'list')).toMatch(/^gift +\/gift \/vouchers +no version yet$/m);
  const version = await shop.release('gift', 'gift()', giftPage);
  expect(await give(releases, shop, 'status')).toMatch(/^gift +\/gift \/vouchers$/m);
  expect(await unit(shop, 'add', 'gift', '/gift')).toBe('It was so already.');
  expect(await give(releases, shop, 'history', 'gift')).toMatch(/gift: in the list of units with/);

  expect(await unit(shop, 'remove', 'gift', '/vouchers')).toContain('gift: prefixes /gift /vouchers → /gift');
  expect(await unit(shop, 'remove', 'gift')).toContain(`gift: ${version} → nothing`);
  expect(Object.keys(shop.document().microFrontends)).toEqual(['shell', 'cart', 'help']);
});

test('a shell from a clone without a remote takes nothing away', async () => {
  const shop = await createReleasedStore();

  await shop.release('shell', 'other()', { build: { remotes: [{ name: 'help', prefixes: ['/help'] }] } });

  expect(await unit(shop, 'list')).toMatch(/^cart +\/cart$/m);
});

test('a remote to whose address another one links is only removed with --force', async () => {
  const shop = await createReleasedStore();
  const help = await shop.release('help', 'links()', { uses: { links: ['/cart'] } });

  await expect(unit(shop, 'remove', 'cart')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining(`help@${help} → cart@${shop.cart}: address /cart: it is no longer served`),
  });
  await unit(shop, 'remove', 'cart', '--force', '--reason', 'A shop without a cart');
  expect(shop.listed('cart')).toEqual([]);
});

test.each<[string, string[], number, RegExp]>([
  [
    'a prefix of another remote',
    ['add', 'gift', '/cart/gift'],
    3,
    /\/cart\/gift is within the prefixes of cart: \/cart/,
  ],
  ['a prefix above another remote’s', ['add', 'gift', '/my-account'], 3, /within the prefixes of account/],
  ['an address of the gateway', ['add', 'gift', '/api/gift'], 3, /gateway itself/],
  ['the prefix of a language', ['add', 'gift', '/uk'], 3, /gateway itself/],
  ['what is no prefix', ['add', 'gift', 'gift'], 2, /gift is no prefix/],
  ['the shell', ['add', 'shell', '/shell'], 2, /no name of a remote/],
  ['no prefix', ['add', 'gift'], 2, /^gift needs a prefix of its addresses: .+ unit add gift \/gift/],
  ['the removal of an unknown remote', ['remove', 'gift'], 3, /gift is not in the list/],
  ['the removal of a used prefix', ['remove', 'help', '/pages'], 3, /\/pages is no prefix of help: \/help/],
])('%s is refused', async (_, args, exitCode, message) => {
  const shop = await createReleasedStore();

  await expect(unit(shop, ...args)).rejects.toMatchObject({ exitCode, message: expect.stringMatching(message) });
  expect(shop.number()).toBe(1);
});

test('a remote that is in no list cannot be released: nobody would see it', async () => {
  const shop = await createReleasedStore();

  await expect(shop.release('gift', 'gift()', giftPage)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/gift is not in the list of units, so nobody would see it .+ unit add gift/),
  });
});

test('a new store may begin with its list of units', async () => {
  const shop = await createReleasedStore();
  const directory = `${shop.directory}-new`;

  await give(releases, { directory }, 'unit', 'add', 'cart', '/cart');
  await expect(give(release, { directory }, 'help', '--dry-run')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/^It would be refused: help is not in the list of units/),
  });
});

test('with a platform’s key in RELEASE_KEYS other keys release, but do not change the list', async () => {
  const shop = await createReleasedStore();
  const platform = createKeyPair({ platform: true });
  process.env.RELEASE_PLATFORM_KEY = platform.signingKey;
  await give(releases, shop, 'sign');
  Reflect.deleteProperty(process.env, 'RELEASE_PLATFORM_KEY');
  process.env.RELEASE_KEYS = platform.publicKey;

  await expect(unit(shop, 'add', 'gift', '/gift')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/RELEASE_PLATFORM_KEY/),
  });
  await shop.release('cart', 'next()');
  process.env.RELEASE_PLATFORM_KEY = platform.signingKey;
  expect(await unit(shop, 'add', 'gift', '/gift')).toContain('Live with number 4.');

  Reflect.deleteProperty(process.env, 'RELEASE_PLATFORM_KEY');
  Reflect.deleteProperty(process.env, 'RELEASE_KEYS');
});
